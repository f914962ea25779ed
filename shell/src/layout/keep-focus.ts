/** Milliseconds in which dialogs and pages put the focus where they want it. */
const PATIENCE = 500;

/**
 * Keeps the focus on the page: where what has it is taken out of the page, and nothing else takes the focus, it goes to
 * the nearest part around that which can have it (`tabindex`), at last to the page's content. Else screen readers and
 * the keyboard would begin anew at the top of the page.
 */
export function keepFocus() {
  let last: Element | undefined;
  let ancestors: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const track = (element: Element | null) => {
    // what was lost before has a place again, and a later loss has its own time
    clearTimeout(timer);
    timer = undefined;
    last = element ?? undefined;
    ancestors = [];
    for (let part = last?.parentElement; part; part = part.parentElement)
      if (part.hasAttribute('tabindex')) ancestors.push(part);
  };
  track(document.activeElement);
  document.addEventListener('focusin', ({ target }) => track(target as Element));
  // a press on nothing leaves what had the focus
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
