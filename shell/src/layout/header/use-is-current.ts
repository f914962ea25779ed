import { pageHandleOf, useMatches } from '@home-truths/platform/host';
import { useLocation } from '@home-truths/platform/router';

export function useIsCurrent() {
  const { pathname } = useLocation();
  const handle = pageHandleOf(useMatches().at(-1) ?? {});
  const section = handle?.section ?? pathname;
  return (to: string) => section === to || section.startsWith(`${to}/`);
}
