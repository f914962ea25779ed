/** Pixels that stay free at the edges of the window. */
const EDGE = 8;

const LOOK = {
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
export function createTip() {
  const tip = document.createElement('div');
  tip.dataset.tooltip = '';
  tip.setAttribute('aria-hidden', 'true');
  Object.assign(tip.style, LOOK);

  /** Below the control, or above it where there is no space, within the window. */
  function place({ left, width, top, bottom }: DOMRect) {
    const { offsetWidth, offsetHeight } = tip;
    const { clientWidth, clientHeight } = document.documentElement;
    const middle = left + width / 2 - offsetWidth / 2;
    const x = Math.max(EDGE, Math.min(middle, clientWidth - offsetWidth - EDGE));
    const y = bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom;
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
  }

  return {
    /** @param isByKeyboard without a pointer: what is below the tooltip stays clickable */
    show(text: string, beside: DOMRect, isByKeyboard: boolean) {
      tip.style.pointerEvents = isByKeyboard ? 'none' : 'auto';
      tip.textContent = text;
      document.body.append(tip);
      place(beside);
    },
    /** Whether there was one to hide. */
    hide() {
      const wasShown = tip.isConnected;
      tip.remove();
      return wasShown;
    },
    holds: (target: EventTarget | null) => target === tip,
  };
}
