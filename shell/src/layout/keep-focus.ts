/** Milliseconds in which dialogs and pages may move the focus themselves. */
const PATIENCE = 500;

/**
 * Keeps the focus on the page: where the focused element is removed and nothing else gets the focus, it moves to the
 * nearest focusable ancestor (`tabindex`), at last to the page's content. Else screen readers and the keyboard would start
 * again at the top of the page.
 */
export function keepFocus() {
  let last: Element | undefined;
  let ancestors: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const track = (element: Element | null) => {
    // the focus is somewhere again, and a later loss has its own timer
    clearTimeout(timer);
    timer = undefined;
    last = element ?? undefined;
    ancestors = [];
    for (let part = last?.parentElement; part; part = part.parentElement)
      if (part.hasAttribute('tabindex')) ancestors.push(part);
  };
  track(document.activeElement);
  document.addEventListener('focusin', ({ target }) => track(target as Element));
  // a press outside of controls blurs on purpose
  document.addEventListener('pointerdown', () => {
    last = undefined;
  });
  const isFocusLost = () => last && !last.isConnected && document.activeElement === document.body;
  const restore = () => {
    if (!isFocusLost()) return;
    const place = ancestors.find(part => part.isConnected) ?? document.getElementById('content');
    place?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (isFocusLost()) timer ??= setTimeout(restore, PATIENCE);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
