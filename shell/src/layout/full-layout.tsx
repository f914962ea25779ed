import { useLocation } from '@home-truths/platform/router';
import { useInsertionEffect } from 'react';

/** Whether the browser shows a document again, with a scroll position to restore. */
const isShownAgain = () => performance.getEntriesByType('navigation')[0]?.type !== 'navigate';

/** Ends `contentVisibilityAuto`: all parts of a page have their own heights from now on. */
export const layOutInFull = () => {
  document.documentElement.dataset.whole = '';
};

/**
 * Lays out long pages in full before the router restores a scroll position. A document that is opened anew has none, so
 * its parts off screen wait until the page is idle.
 */
export function FullLayout() {
  const { key } = useLocation();
  useInsertionEffect(() => {
    if (key !== 'default' || isShownAgain()) layOutInFull();
  }, [key]);
  return null;
}
