/** Dialogs and pages have this time to move the focus themselves. */
const RESTORE_DELAY_MS = 500;

/**
 * Keeps the focus on the page: where the focused element is removed and nothing else gets the focus, it moves to the
 * nearest focusable ancestor (`tabindex`), or failing that to the page's content. Otherwise screen readers and the
 * keyboard would restart at the top of the page.
 */
export function keepFocus() {
  let last: Element | undefined;
  let ancestors: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const track = (element: Element | null) => {
    // an element has the focus again; a later loss starts a timer of its own
    clearTimeout(timer);
    timer = undefined;
    last = element ?? undefined;
    ancestors = [];
    for (let ancestor = last?.parentElement; ancestor; ancestor = ancestor.parentElement)
      if (ancestor.hasAttribute('tabindex')) ancestors.push(ancestor);
  };
  track(document.activeElement);
  document.addEventListener('focusin', ({ target }) => track(target as Element));
  // a press outside any control removes the focus intentionally
  document.addEventListener('pointerdown', () => {
    last = undefined;
  });
  const isFocusLost = () => last && !last.isConnected && document.activeElement === document.body;
  const restore = () => {
    timer = undefined;
    if (!isFocusLost()) return;
    const target = ancestors.find(ancestor => ancestor.isConnected) ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (isFocusLost()) timer ??= setTimeout(restore, RESTORE_DELAY_MS);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
