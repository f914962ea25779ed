import { type AdminProperty, listAdminProperties } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter } from '../console/filters.ts';
import { type AdminList, pagesOf, ROWS_PER_PAGE, rowsQuery } from '../console/rows-query.ts';

type VisibilityOption = 'visible' | 'deleted' | 'all';

export const PROPERTY_FILTER: SelectFilter<VisibilityOption> = {
  name: 'visibility',
  label: 'Visibility',
  options: { visible: 'On the site', deleted: 'Deleted', all: 'All properties' },
  defaultOption: 'visible',
};

/** The properties that match the filters, newest first. */
export function propertiesList(api: Api, { q, option }: Filters<VisibilityOption>): AdminList<AdminProperty> {
  const query = { q: q || undefined, visibility: option === 'all' ? undefined : option };
  return {
    key: keyOf(listAdminProperties, { query }),
    fetchPage: ({ before }, options) =>
      api(listAdminProperties, { query: { ...query, before, limit: ROWS_PER_PAGE } }, options),
  };
}

/** Prefetches the properties of a URL; a failure is shown in their place. */
export const prefetchProperties = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, PROPERTY_FILTER);
  return queryClient.prefetchInfiniteQuery({
    ...rowsQuery(propertiesList(api, filters)),
    pages: pagesOf(filters.shown),
  });
};
