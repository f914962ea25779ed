const STYLE = /<style data-emotion="([^" ]+) ([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Takes the style elements that Emotion wrote in front of each part out of the HTML. As one element in the head they
 * are read once; a hundred within the body make the browser recalculate styles a hundred times, and repeat name and
 * nonce.
 * @param key of the Emotion cache; its names are listed in one attribute, from which the browser's cache continues
 */
export function extractStyles(html: string, key: string, nonce: string) {
  const names: string[] = [];
  const rules: string[] = [];
  const others: string[] = [];
  const rest = html.replace(STYLE, (element, owner: string, name: string, rule: string) => {
    if (owner === key) {
      names.push(name);
      rules.push(rule);
    } else others.push(element);
    return '';
  });
  const own = `<style data-emotion="${key} ${names.join(' ')}" nonce="${nonce}">${rules.join('')}</style>`;
  return { html: rest, styles: others.join('') + (names.length ? own : '') };
}
