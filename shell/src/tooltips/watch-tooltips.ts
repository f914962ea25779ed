import { createTip } from './tip.ts';

/** Milliseconds a pointer or the focus rests on a control before its tooltip opens. */
const DELAY = 700;
/** Milliseconds after one was open in which the next one opens at once. */
const SKIP = 300;

/** A control that shows only an icon: its name is known to screen readers alone. */
function iconControlAt(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest('button[aria-label], a[aria-label]') : null;
  return control && !control.textContent?.trim() && !control.hasAttribute('title') ? control : undefined;
}

/**
 * Shows tooltips with the names of icon controls on hover and keyboard focus: for the whole page, so that controls need
 * nothing for it. Escape, a press and scrolling close a tooltip; a pointer may rest on it.
 */
export function watchTooltips() {
  const tip = createTip();
  let control: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    control = undefined;
    if (tip.hide()) closedAt = performance.now();
  };
  const open = (target: Element) => {
    if (!target.isConnected) return;
    const label = target.getAttribute('aria-label') ?? '';
    tip.show(label, target.getBoundingClientRect(), target.matches(':focus-visible'));
  };
  const begin = (next: Element | undefined) => {
    if (next === control) return;
    close();
    control = next;
    if (!next) return;
    const isNext = performance.now() - closedAt < SKIP;
    timer = setTimeout(() => open(next), isNext ? 0 : DELAY);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && !tip.holds(target)) begin(iconControlAt(target));
  });
  document.addEventListener('focusin', ({ target }) => {
    const reached = iconControlAt(target);
    if (reached?.matches(':focus-visible')) begin(reached);
  });
  for (const end of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(end, close, true);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), true);
}
