import { useLocation } from '@home-truths/platform/router';
import { useInsertionEffect } from 'react';

/** True if the browser restores a scroll position. */
const isShownAgain = () => performance.getEntriesByType('navigation')[0]?.type !== 'navigate';

/** Ends `contentVisibilityAuto` (`platform/ui`), which lays parts out only when they are near. */
export const layOutInFull = () => {
  document.documentElement.dataset.whole = '';
};

/** Lays out long pages before the router restores a scroll position; a new document has none to restore. */
export function FullLayout() {
  const { key } = useLocation();
  // before the layout effect of `ScrollRestoration`
  useInsertionEffect(() => {
    if (key !== 'default' || isShownAgain()) layOutInFull();
  }, [key]);
  return null;
}
