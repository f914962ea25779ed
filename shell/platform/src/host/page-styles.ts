import { createStyleCache, EMOTION_KEY } from './style-cache.ts';

const CLASS_NAME = new RegExp(`(?<=[" ])${EMOTION_KEY}-\\w+`, 'g');

/**
 * The styles of one page that the gateway renders. Emotion writes a style element in front of each part by default: a
 * hundred of them within the body make the browser recalculate styles a hundred times. With `compat` it collects the
 * rules in the cache instead, and they are sent as one element of the head, from which the browser's cache continues
 * (`continueStyles`).
 * @param nonce of the content security policy, for the style element
 */
export function createPageStyles(nonce: string) {
  const cache = createStyleCache(nonce);
  cache.compat = true;

  /**
   * The style element of rendered HTML: global styles, then classes, whose names are in `data-styles`. Classes that Emotion
   * has merged into others do not occur in the HTML and are left out.
   */
  function toHtml(html: string) {
    const occurring = new Set(html.match(CLASS_NAME));
    const names: string[] = [];
    const globals: string[] = [];
    const classes: string[] = [];
    for (const [name, inserted] of Object.entries(cache.inserted)) {
      const [className, rules] = [`${EMOTION_KEY}-${name}`, String(inserted)];
      if (!(className in cache.registered)) globals.push(rules);
      else if (occurring.has(className)) {
        names.push(name);
        classes.push(rules);
      }
    }
    const rules = [...globals, ...classes].join('');
    return `<style data-styles="${names.join(' ')}" nonce="${nonce}">${rules}</style>`;
  }

  return { cache, toHtml };
}
