import { useSyncExternalStore } from 'react';

/** From here on the filters are beside the results (the `lg` breakpoint). */
const WIDE = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is wide or narrow, for a click handler. */
export const currentWidth = () => (window.matchMedia(WIDE).matches ? 'wide' : 'narrow');

/**
 * Whether the window is wide or narrow; unknown on the server and during hydration. Components that use it re-render
 * after hydration, so only small ones do.
 */
export const useWidth = () =>
  useSyncExternalStore<'wide' | 'narrow' | undefined>(subscribe, currentWidth, () => undefined);
