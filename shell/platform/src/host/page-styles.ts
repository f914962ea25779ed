import { createStyleCache, EMOTION_KEY } from './style-cache.ts';

const CLASS_NAME = new RegExp(`(?<=[" ])${EMOTION_KEY}-\\w+`, 'g');

/**
 * Collects a page's styles for one element in the head. Emotion's default, an element before each part, makes browsers
 * recalculate styles a hundred times.
 */
export function createPageStyles(nonce: string) {
  const cache = createStyleCache(nonce);
  // makes Emotion keep the rules in `inserted`
  cache.compat = true;

  /**
   * Lists names in `data-styles`, from which `continueStyles` continues, except those that Emotion merged into others.
   */
  function toHtml(html: string) {
    const namesInHtml = new Set(html.match(CLASS_NAME));
    const names: string[] = [];
    const globals: string[] = [];
    const classes: string[] = [];
    for (const [name, inserted] of Object.entries(cache.inserted)) {
      const className = `${EMOTION_KEY}-${name}`;
      const rules = String(inserted);
      if (!(className in cache.registered)) globals.push(rules);
      else if (namesInHtml.has(className)) {
        names.push(name);
        classes.push(rules);
      }
    }
    const rules = [...globals, ...classes].join('');
    return `<style data-styles="${names.join(' ')}" nonce="${nonce}">${rules}</style>`;
  }

  return { cache, toHtml };
}
