import type { Control } from './restore-input.ts';

/** Loads the code that restores input. What few visits need is one chunk, since every chunk’s hash is in the first script. */
export const loadRestoreInput = () => import(/* webpackChunkName: "rare" */ './restore-input.ts');

const controlsOf = (root: Element) =>
  root.querySelectorAll<Control>('input[name], select[name], textarea[name]');

/**
 * Preserves input in the server-rendered HTML if the page is rendered again instead of hydrated, as it is when a
 * translator has changed its texts. Hydration preserves input without help.
 * @returns restores it in the current controls, with the focus
 */
export function preserveEarlyInput(root: Element) {
  const early = [...controlsOf(root)];
  let focused: unknown = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', follow);
  return async () => {
    root.removeEventListener('focusin', follow);
    if (early.every(control => control.isConnected)) return;
    const { restoreInput } = await loadRestoreInput();
    restoreInput(early, controlsOf(root), focused);
  };
}
