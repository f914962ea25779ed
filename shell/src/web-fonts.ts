/** The style element that holds the site's own fonts. */
export const WEB_FONTS = 'fonts';

/** Switches to the web fonts; the first paint uses system fonts with the same metrics. */
export function loadWebFonts() {
  const style = document.getElementById(WEB_FONTS) as HTMLStyleElement | null;
  if (style) style.media = 'all';
}
