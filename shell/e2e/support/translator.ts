import type { Page } from '@playwright/test';

/**
 * What translators of browsers do to a page (Chrome's as of 2026): each text node with words is taken out and its words stand in
 * two `font` elements instead, in the HTML of the server and again after each change.
 */
function replaceTexts(isShouting: boolean) {
  const LEFT_ALONE = '[translate=no], font, script, style, textarea, noscript, title';
  const textFor = (text: string) => (isShouting ? text.toUpperCase() : text);
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = textFor(text.data);
    text.replaceWith(outer);
  };
  const textsIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = node instanceof Text ? node : walker.nextNode(); text; text = walker.nextNode())
      texts.push(text as Text);
    return texts;
  };
  const observer = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) textsIn(node).forEach(replace);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Has every page of a tab translated from its first text on: into capital letters, so that it can be seen, or, with
 * `sameWords`, into the words that were there, so that any journey can be walked.
 */
export const translate = (page: Page, { sameText = false } = {}) =>
  page.addInitScript(replaceTexts, !sameText);
