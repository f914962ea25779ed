/** Milliseconds in which dialogs and pages put the focus where they want it. */
const PATIENCE = 500;

/**
 * Keeps the focus on the page: where what has it is taken out of the page, and nothing else takes the focus, it goes to
 * the nearest part around that which can have it (`tabindex`), at last to the page's content. Else screen readers and
 * the keyboard would begin anew at the top of the page.
 */
export function keepFocus() {
  let last: Element | undefined;
  let around: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = (element: Element | null) => {
    // what was lost before has a place again, and a later loss has its own time
    clearTimeout(timer);
    timer = undefined;
    last = element ?? undefined;
    around = [];
    for (let part = last?.parentElement; part; part = part.parentElement)
      if (part.hasAttribute('tabindex')) around.push(part);
  };
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target as Element));
  // a press on nothing leaves what had the focus
  document.addEventListener('pointerdown', () => {
    last = undefined;
  });
  const isLost = () => last && !last.isConnected && document.activeElement === document.body;
  const restore = () => {
    if (!isLost()) return;
    const place = around.find(part => part.isConnected) ?? document.getElementById('content');
    place?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (isLost()) timer ??= setTimeout(restore, PATIENCE);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
