import { useSearchParams } from '@home-truths/platform/router';
import { type ListParams, readFilter, readListParams, writeListParams } from './list-search-params.ts';

/** Sort and pages in the search params; a change adds no history entry and does not scroll. */
export function useListSearchParams() {
  const [search, setSearch] = useSearchParams();
  const set = (next: ListParams) =>
    setSearch(writeListParams(search, next), { replace: true, preventScrollReset: true });
  return [readListParams(search), set] as const;
}

/** Which reviews are listed; links change it. */
export const useFilter = () => readFilter(useSearchParams()[0]);
