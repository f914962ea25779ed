import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the results (the `lg` breakpoint). */
const WIDE = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is wide or narrow, for an answer to a click. */
export const widthNow = () => (window.matchMedia(WIDE).matches ? 'wide' : 'narrow');

/**
 * Whether the window is wide or narrow; unknown on the server and while its HTML is being taken over. It draws
 * what uses it a second time, so only small parts do.
 */
export const useWidth = () =>
  useSyncExternalStore<'wide' | 'narrow' | undefined>(subscribe, widthNow, () => undefined);
