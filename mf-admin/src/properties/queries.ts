import { type AdminProperty, listAdminProperties } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Choices, type Filters, readFilters } from '../console/filters.ts';
import { type AdminList, rowsQuery, STEP } from '../console/rows-query.ts';

type VisibilityFilter = 'visible' | 'deleted' | 'all';

export const PROPERTY_CHOICES: Choices<VisibilityFilter> = {
  name: 'visibility',
  label: 'Visibility',
  options: { visible: 'On the site', deleted: 'Deleted', all: 'All properties' },
  defaultChoice: 'visible',
};

/** The properties that match the filters, newest first. */
export function propertiesList(api: Api, { q, choice }: Filters<VisibilityFilter>): AdminList<AdminProperty> {
  const query = { q: q || undefined, visibility: choice === 'all' ? undefined : choice };
  return {
    key: keyOf(listAdminProperties, { query }),
    next: (known, options) =>
      api(listAdminProperties, { query: { ...query, before: known.at(-1)?.id, limit: STEP } }, options),
  };
}

/** Prefetches the properties of a URL; a failure is shown in their place. */
export const prepareProperties = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, PROPERTY_CHOICES);
  return queryClient.prefetchQuery(rowsQuery(propertiesList(api, filters), filters.shown));
};
