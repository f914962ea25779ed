/** Time in which dialogs and pages move the focus themselves. */
const RESTORE_DELAY_MS = 500;

/** Moves the focus of a removed element to an ancestor or the content; browsers would restart at the top. */
export function keepFocus() {
  let last: Element | undefined;
  let ancestors: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const track = (element: Element | null) => {
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
