/** The style element that holds the site's own fonts. */
export const WEB_FONTS = 'fonts';

/**
 * Switches to the web fonts once all of them are loaded, since each switch lays out the whole page. The first paint uses
 * system fonts with the same metrics.
 */
export async function loadWebFonts() {
  const style = document.getElementById(WEB_FONTS) as HTMLStyleElement | null;
  const rules = [...(style?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const loads = rules.map(({ style }) => {
    const [family = '', source = '', weight] = ['font-family', 'src', 'font-weight'].map(name =>
      style.getPropertyValue(name),
    );
    return new FontFace(family, source, { weight }).load();
  });
  for (const load of await Promise.allSettled(loads))
    if (load.status === 'fulfilled') document.fonts.add(load.value);
}
