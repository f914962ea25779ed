import { useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useLayoutEffect, useRef } from 'react';
import { readSearch, type SearchValues, searchUrl } from './search-params.ts';

interface ChangeOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/**
 * Returns the search of the URL and a function that changes it from page 1. A change renders before the next key or
 * click, and starts from the search shown then.
 */
export function useSearch() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(searchParams);
  const shown = useRef(search);
  useLayoutEffect(() => {
    shown.current = search;
  });
  const change = (changes: Partial<SearchValues>, options?: ChangeOptions) =>
    void navigate(searchUrl({ ...shown.current, page: 1, ...changes }), { ...options, flushSync: true });
  return { search, change };
}
