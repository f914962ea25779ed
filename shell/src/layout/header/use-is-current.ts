import { useMatches } from '@home-truths/platform/host';
import { type PageHandle, useLocation } from '@home-truths/platform/router';

/** Whether a page in the navigation, or one that belongs to it, is the current page. */
export function useIsCurrent() {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const place = handle?.section ?? pathname;
  return (to: string) => place === to || place.startsWith(`${to}/`);
}
