/** The style element that holds the site's own fonts. */
export const WEB_FONTS = 'fonts';

/**
 * Switches to the web fonts once all of them are loaded, since each switch lays out the whole page. The first paint uses
 * system fonts with the same metrics. Further files of a family, for rare characters, are fetched where there are any.
 */
export async function loadWebFonts() {
  const style = document.getElementById(WEB_FONTS) as HTMLStyleElement | null;
  const rules = [...(style?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const families = new Set<string>();
  const loads = rules.map(({ style }) => {
    const [family = '', source = '', weight, unicodeRange] = [
      'font-family',
      'src',
      'font-weight',
      'unicode-range',
    ].map(name => style.getPropertyValue(name));
    // the constructor takes the name as it is, quotes included
    const face = new FontFace(family.replaceAll(/["']/g, ''), source, {
      weight,
      ...(unicodeRange && { unicodeRange }),
    });
    const isFurther = families.has(family);
    families.add(family);
    return isFurther ? face : face.load();
  });
  for (const load of await Promise.allSettled(loads))
    if (load.status === 'fulfilled') document.fonts.add(load.value);
}
