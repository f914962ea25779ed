/** Id of the gateway's style element with the fonts, which applies only without scripts. */
export const WEB_FONTS = 'fonts';

/** Switches to all fonts at once, because each switch lays out the page. */
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
    // the constructor takes quotes as part of the name
    const face = new FontFace(family.replaceAll(/["']/g, ''), source, {
      weight,
      ...(unicodeRange && { unicodeRange }),
    });
    const isForRareCharacters = families.has(family);
    families.add(family);
    return isForRareCharacters ? face : face.load();
  });
  for (const load of await Promise.allSettled(loads))
    if (load.status === 'fulfilled') document.fonts.add(load.value);
}
