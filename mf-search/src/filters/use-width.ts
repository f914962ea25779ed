import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint, from which the filters are beside the results. */
const WIDE = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const currentWidth = () => (window.matchMedia(WIDE).matches ? 'wide' : 'narrow');

/** Returns undefined on the server and during hydration, after which its users render again. */
export const useWidth = () =>
  useSyncExternalStore<'wide' | 'narrow' | undefined>(subscribe, currentWidth, () => undefined);
