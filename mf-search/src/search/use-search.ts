import { useNavigate, useSearchParams } from '@home-truths/platform/router';
import { readSearch, type Search, searchAddress } from './search-address.ts';

/** How a change goes into the history of the browser. */
interface Change {
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/**
 * The search of the address, and a way to change it: each change begins at the first page again. The page is
 * drawn anew before the next key or click, so that this one starts from what the last one has changed.
 */
export function useSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(params);
  const change = (changes: Partial<Search>, how?: Change) =>
    void navigate(searchAddress({ ...search, page: 1, ...changes }), { ...how, flushSync: true });
  return { search, change };
}
