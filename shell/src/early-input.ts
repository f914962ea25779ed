import type { Control } from './restore-input.ts';

/** Fetches the code that restores input; few pages need it. */
export const loadRestoreInput = () => import('./restore-input.ts');

const controlsOf = (root: Element) =>
  root.querySelectorAll<Control>('input[name], select[name], textarea[name]');

/**
 * Keeps what is typed and chosen in the HTML of the server where the page is drawn anew instead of hydrated, as it is
 * where a translator has changed its texts. What is hydrated keeps its input by itself.
 * @returns gives it to the controls that are there now, with the focus
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
