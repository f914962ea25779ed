/** This margin stays free at the edges of the window. */
const MARGIN_PX = 8;

const TOOLTIP_STYLE = {
  position: 'fixed',
  zIndex: '2147483647',
  maxWidth: '16rem',
  padding: '4px 10px',
  // touches the control, so that the pointer can be moved onto the text
  border: '6px solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: '12px',
  backgroundColor: 'var(--ht-colors-fg)',
  color: 'var(--ht-colors-bg)',
  font: '500 0.86rem/1.4 var(--ht-fonts-body)',
} satisfies Partial<CSSStyleDeclaration>;

/** The one tooltip of the page. Screen readers announce its text as the name of the control. */
export function createTooltip() {
  const tooltip = document.createElement('div');
  tooltip.dataset.tooltip = '';
  tooltip.setAttribute('aria-hidden', 'true');
  Object.assign(tooltip.style, TOOLTIP_STYLE);

  /** Below the control, or above it where there is no space, within the window. */
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
    /** @param isByKeyboard without a pointer: what is below the tooltip stays clickable */
    show(text: string, beside: DOMRect, isByKeyboard: boolean) {
      tooltip.style.pointerEvents = isByKeyboard ? 'none' : 'auto';
      tooltip.textContent = text;
      document.body.append(tooltip);
      position(beside);
    },
    /** Whether there was one to hide. */
    hide() {
      const isShown = tooltip.isConnected;
      tooltip.remove();
      return isShown;
    },
    contains: (target: EventTarget | null) => target === tooltip,
  };
}
