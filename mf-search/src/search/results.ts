import { LIMITS, type PropertyRow } from '@home-truths/platform/contract';
import { keepPreviousData, useApi, usePages } from '@home-truths/platform/data';
import { resultsQuery } from '../queries.ts';
import { LAST_PAGE, type SearchValues } from './search-params.ts';

export interface Results {
  rows: PropertyRow[];
  /** `37` or `1000+`; undefined while the first page is loading. */
  total?: string;
  /** True while the rows belong to the previous search. */
  outdated: boolean;
  status: 'loading' | 'failed' | 'found';
  nextPage: 'none' | 'ready' | 'loading' | 'failed';
  retry(): void;
}

/** Pages overlap if something changed between requests. */
const uniqueProperties = (rows: PropertyRow[]) => [...new Map(rows.map(row => [row.id, row])).values()];

export function useResults(search: SearchValues): Results {
  const query = resultsQuery(useApi(), search);
  const list = usePages({ ...query, placeholderData: keepPreviousData }, search.page);
  const { isOutdated: outdated } = list;
  // only the first page of the previous search stays
  const pages = outdated ? list.pages?.slice(0, 1) : list.pages;
  const rows = uniqueProperties(pages?.flatMap(page => page.rows) ?? []);
  const total = pages?.[0]?.total;
  const isLastPageFull = pages?.at(-1)?.rows.length === LIMITS.searchPage;
  const isEnd = !isLastPageFull || rows.length === Number(total) || search.page >= LAST_PAGE;
  let status: Results['status'] = pages ? 'found' : 'loading';
  if (list.error && list.nextPage === 'none') status = 'failed';
  let nextPage: Results['nextPage'] = isEnd ? 'none' : 'ready';
  if (list.nextPage !== 'none') nextPage = list.nextPage;
  // the other pages follow the new first page, which `usePages` does not say yet
  if (outdated && search.page > 1) nextPage = 'loading';
  return { rows, total, outdated, status, nextPage, retry: list.retry };
}
