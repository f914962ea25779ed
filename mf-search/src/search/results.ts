import { LIMITS, type PropertyRow } from '@home-truths/platform/contract';
import { keepPreviousData, useApi, usePages, useQuery } from '@home-truths/platform/data';
import { nearestTo, resultPages } from '../queries.ts';
import { LAST_PAGE, type SearchValues } from './search-params.ts';

export const useNearest = (search: SearchValues) => useQuery(nearestTo(useApi(), search)).data;

export interface Results {
  rows: PropertyRow[];
  /** `37` or `1000+`; undefined while the first page is loading. */
  total?: string;
  /** True while the rows belong to the previous search. */
  outdated: boolean;
  status: 'loading' | 'failed' | 'found';
  /** The state of the next page. */
  more: 'none' | 'ready' | 'loading' | 'failed';
  retry(): void;
}

const uniqueProperties = (rows: PropertyRow[]) => [...new Map(rows.map(row => [row.id, row])).values()];

export function useResults(search: SearchValues): Results {
  const query = resultPages(useApi(), search);
  const list = usePages({ ...query, placeholderData: keepPreviousData }, search.page);
  const { isOutdated: outdated, nextPage } = list;
  // only the first page of the previous search stays
  const pages = outdated ? list.pages?.slice(0, 1) : list.pages;
  const rows = uniqueProperties(pages?.flatMap(page => page.rows) ?? []);
  const total = pages?.[0]?.total;
  const isLastPageFull = pages?.at(-1)?.rows.length === LIMITS.searchPage;
  const isEnd = !isLastPageFull || rows.length === Number(total) || search.page >= LAST_PAGE;
  const isWaiting = outdated && search.page > 1;
  return {
    rows,
    total,
    outdated,
    status: list.error && nextPage === 'none' ? 'failed' : pages ? 'found' : 'loading',
    more: isWaiting ? 'loading' : nextPage !== 'none' ? nextPage : isEnd ? 'none' : 'ready',
    retry: list.retry,
  };
}
