const MARGIN_PX = 8;

const TOOLTIP_STYLE = {
  position: 'fixed',
  zIndex: '2147483647',
  maxWidth: '16rem',
  padding: '4px 10px',
  // touches the control, so that the pointer can reach the text
  border: '6px solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: '12px',
  backgroundColor: 'var(--ht-colors-fg)',
  color: 'var(--ht-colors-bg)',
  font: '500 0.86rem/1.4 var(--ht-fonts-body)',
} satisfies Partial<CSSStyleDeclaration>;

/** Hidden from screen readers, which announce the text as the control's name. */
function createTooltip() {
  const tooltip = document.createElement('div');
  tooltip.dataset.tooltip = '';
  tooltip.setAttribute('aria-hidden', 'true');
  Object.assign(tooltip.style, TOOLTIP_STYLE);

  function position({ left, width, top, bottom }: DOMRect) {
    const { offsetWidth, offsetHeight } = tooltip;
    const { clientWidth, clientHeight } = document.documentElement;
    const middle = left + width / 2 - offsetWidth / 2;
    const x = Math.max(MARGIN_PX, Math.min(middle, clientWidth - offsetWidth - MARGIN_PX));
    const y = bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom;
    tooltip.style.left = `${x}px`;
    tooltip.style.top = `${y}px`;
  }

  return {
    /** @param isByKeyboard lets presses through to elements below the tooltip */
    show(text: string, beside: DOMRect, isByKeyboard: boolean) {
      tooltip.style.pointerEvents = isByKeyboard ? 'none' : 'auto';
      tooltip.textContent = text;
      document.body.append(tooltip);
      position(beside);
    },
    hide() {
      const isShown = tooltip.isConnected;
      tooltip.remove();
      return isShown;
    },
    contains: (target: EventTarget | null) => target === tooltip,
  };
}

const OPEN_DELAY_MS = 700;
/** Time after a tooltip in which the next opens at once. */
const SKIP_DELAY_MS = 300;

function iconControlAt(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest('button[aria-label], a[aria-label]') : null;
  return control && !control.textContent?.trim() && !control.hasAttribute('title') ? control : undefined;
}

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
