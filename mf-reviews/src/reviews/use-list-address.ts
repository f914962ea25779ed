import { useSearchParams } from '@home-truths/platform/router';
import { type ListAddress, readFilter, readListAddress, writeListAddress } from './list-address.ts';

/** Sort and pages, kept in the address without a step in the history and without scrolling. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (next: ListAddress) =>
    setSearch(writeListAddress(search, next), { replace: true, preventScrollReset: true });
  return [readListAddress(search), set] as const;
}

/** Which reviews are listed; links change it. */
export const useFilter = () => readFilter(useSearchParams()[0]);
