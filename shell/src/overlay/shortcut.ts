import type { Boot } from '../boot.ts';

/** Session-storage key that marks a tab with the boundary overlay shown. */
const STORAGE_KEY = 'boundaries';

/** Where storage is blocked, the choice lasts until the page is left. */
function storeShown(isShown: boolean) {
  try {
    if (isShown) sessionStorage.setItem(STORAGE_KEY, 'shown');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

function wasShown() {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Ctrl+Alt+B by the key's position; not a letter that is typed with AltGr. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyB' &&
  event.ctrlKey &&
  event.altKey &&
  !event.shiftKey &&
  !event.metaKey &&
  !event.getModifierState('AltGraph');

/** A live region; screen readers announce a text only if the element existed before it. */
function createLiveRegion() {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  Object.assign(region.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(region);
  return (text: string) => requestAnimationFrame(() => region.replaceChildren(text));
}

/** Toggles the boundary overlay by the keyboard shortcut; Escape ends it. */
export function listenForShortcut(boot: Boot) {
  let announce: ReturnType<typeof createLiveRegion> | undefined;
  let hide: (() => void) | undefined;
  const show = async () => {
    const { drawBoundaries } = await import(/* webpackChunkName: "rare" */ './draw-boundaries.ts');
    // the shortcut was pressed twice before the code came
    if (hide) return;
    hide = drawBoundaries(boot);
    announce ??= createLiveRegion();
    announce('Team boundaries shown');
    storeShown(true);
  };
  const end = () => {
    hide?.();
    hide = undefined;
    announce?.('Team boundaries hidden');
    storeShown(false);
  };
  addEventListener('keydown', event => {
    if (isShortcut(event)) {
      event.preventDefault();
      if (hide) end();
      else void show();
    } else if (event.key === 'Escape' && hide && !event.defaultPrevented) end();
  });
  if (wasShown()) void show();
}
