import type { Boot } from '../boot.ts';

const STORAGE_KEY = 'boundaries';

/** The choice is lost with the page if storage is blocked. */
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

/** Accepts Ctrl+Alt+B by key position, but not a letter typed with AltGr. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyB' &&
  event.ctrlKey &&
  event.altKey &&
  !event.shiftKey &&
  !event.metaKey &&
  !event.getModifierState('AltGraph');

/** Screen readers announce changes only to an existing element. */
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

export function listenForShortcut(boot: Boot) {
  let announce: ReturnType<typeof createLiveRegion> | undefined;
  let hide: (() => void) | undefined;
  const show = async () => {
    const { drawBoundaries } = await import(/* webpackChunkName: "rare" */ './draw-boundaries.ts');
    // the shortcut was pressed twice before the code had loaded
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
