import type { Locator, Page } from '@playwright/test';

/**
 * Does what browsers' translators do to a page (Chrome's as of 2026): replaces each text node by two nested `font`
 * elements, in the server's HTML and again after each change.
 */
function replaceTexts(isUpperCase: boolean) {
  const NOT_TRANSLATED = '[translate=no], font, script, style, textarea, noscript, title';
  const textFor = (text: string) => (isUpperCase ? text.toUpperCase() : text);
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(NOT_TRANSLATED)) return;
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
 * Translates every page of a tab from its first text on: into capital letters, so that it is visible, or, with
 * `sameText`, into the same text, so that any test can run on it.
 */
export const translate = (page: Page, { sameText = false } = {}) =>
  page.addInitScript(replaceTexts, !sameText);

/** The field with a label, which is translated, too. */
export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label).and(page.locator('input, textarea, select'));

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
