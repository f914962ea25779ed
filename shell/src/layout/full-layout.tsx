import { useLocation } from '@home-truths/platform/router';
import { useInsertionEffect } from 'react';

/** Whether the browser shows a document again, with a scroll position to restore. */
const isShownAgain = () => performance.getEntriesByType('navigation')[0]?.type !== 'navigate';

/**
 * Lays out long pages in full (`contentVisibilityAuto`) before the router restores a scroll position. A document that is
 * opened anew has none: what is off screen is laid out once it is scrolled to.
 */
export function FullLayout() {
  const { key } = useLocation();
  useInsertionEffect(() => {
    if (key !== 'default' || isShownAgain()) document.documentElement.dataset.whole = '';
  }, [key]);
  return null;
}
