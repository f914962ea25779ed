import createCache from '@emotion/cache';
import { EMOTION_KEY, STYLIS_PLUGINS } from './style-cache.ts';

const CLASS_NAME = new RegExp(`(?<=[" ])${EMOTION_KEY}-\\w+`, 'g');

/**
 * The styles of one page that the gateway renders. Emotion writes a style element in front of each part by default: a
 * hundred of them within the body make the browser recalculate styles a hundred times. With `compat` it collects the
 * rules in the cache instead, and they are sent as elements of the head, from which the browser's cache continues.
 * @param nonce of the content security policy, for the style elements
 */
export function createPageStyles(nonce: string) {
  const cache = createCache({ key: EMOTION_KEY, nonce, stylisPlugins: STYLIS_PLUGINS });
  cache.compat = true;
  // Emotion moves elements without `data-s` to the end of the head when its code is evaluated
  const toElement = (names: string, rules: string) =>
    `<style data-emotion="${names}" data-s nonce="${nonce}">${rules}</style>`;

  /**
   * The style elements of rendered HTML: one for each global style, then one for all classes. Classes that Emotion has
   * merged into others do not occur in the HTML and are left out.
   */
  function toHtml(html: string) {
    const occurring = new Set(html.match(CLASS_NAME));
    const globals: string[] = [];
    const classes: { name: string; rules: string }[] = [];
    for (const [name, inserted] of Object.entries(cache.inserted)) {
      const [className, rules] = [`${EMOTION_KEY}-${name}`, String(inserted)];
      if (!(className in cache.registered)) globals.push(toElement(`${EMOTION_KEY}-global ${name}`, rules));
      else if (occurring.has(className)) classes.push({ name, rules });
    }
    const names = classes.map(({ name }) => name).join(' ');
    const own = toElement(`${EMOTION_KEY} ${names}`, classes.map(({ rules }) => rules).join(''));
    return globals.join('') + (names && own);
  }

  return { cache, toHtml };
}
