/** Milliseconds that dialogs and pages have to move the focus themselves. */
const PATIENCE = 500;

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
    for (let part = last?.parentElement; part; part = part.parentElement)
      if (part.hasAttribute('tabindex')) ancestors.push(part);
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
    const place = ancestors.find(part => part.isConnected) ?? document.getElementById('content');
    place?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (isFocusLost()) timer ??= setTimeout(restore, PATIENCE);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
