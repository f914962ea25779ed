import { createTooltip } from './tooltip.ts';

/** A pointer or the focus rests on a control for this time before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Within this time after a tooltip was open the next one opens at once. */
const SKIP_DELAY_MS = 300;

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
  const tooltip = createTooltip();
  let control: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    control = undefined;
    if (tooltip.hide()) closedAt = performance.now();
  };
  const open = (target: Element) => {
    if (!target.isConnected) return;
    const label = target.getAttribute('aria-label') ?? '';
    tooltip.show(label, target.getBoundingClientRect(), target.matches(':focus-visible'));
  };
  const setControl = (next: Element | undefined) => {
    if (next === control) return;
    close();
    control = next;
    if (!next) return;
    const isDelaySkipped = performance.now() - closedAt < SKIP_DELAY_MS;
    timer = setTimeout(() => open(next), isDelaySkipped ? 0 : OPEN_DELAY_MS);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && !tooltip.contains(target)) setControl(iconControlAt(target));
  });
  document.addEventListener('focusin', ({ target }) => {
    const focused = iconControlAt(target);
    if (focused?.matches(':focus-visible')) setControl(focused);
  });
  for (const end of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(end, close, true);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), true);
}
