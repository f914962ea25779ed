/** The style element that holds the site's own fonts. */
export const WEB_FONTS = 'fonts';

/** Lets the page use its fonts; the first paint is made with fonts of the system, which are as wide. */
export function loadWebFonts() {
  const style = document.getElementById(WEB_FONTS) as HTMLStyleElement | null;
  if (style) style.media = 'all';
}
