import { useNavigate, useSearchParams } from '@home-truths/platform/router';
import { readSearch, type SearchValues, searchUrl } from './search-params.ts';

interface ChangeOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/**
 * Changes the search and goes back to the first page. It renders before the next key or click, so that the
 * next change starts from this one.
 */
export function useSearch() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(searchParams);
  const change = (changes: Partial<SearchValues>, options?: ChangeOptions) =>
    void navigate(searchUrl({ ...search, page: 1, ...changes }), { ...options, flushSync: true });
  return { search, change };
}
