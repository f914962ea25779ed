import { ASSIGNED_FILTERS, type AssignedFilter } from '@home-truths/platform/contract';
import { useLocation, useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useRef } from 'react';

/** Describes a list's filters: a select, whose value is the search parameter `name`, and a search box (`q`). */
export interface SelectFilter<Option extends string, Sort extends string = string> {
  name: string;
  label: string;
  options: Record<Option, string>;
  defaultOption: NoInfer<Option>;
  /** `hint` is the placeholder: what the search covers. */
  search?: { label: string; hint: string };
  canFilterByAssigned?: boolean;
  sorts?: Sorts<Sort>;
}

interface Sorts<Sort extends string> {
  options: Record<Sort, string>;
  defaultSort: NoInfer<Sort>;
  /** The default order of an option that has another. */
  defaultSortOf?: Readonly<Record<string, NoInfer<Sort>>>;
  /** Orders that no index serves for the option `all`. */
  filteredOnly?: readonly NoInfer<Sort>[];
}

export const defaultSort = ({ sorts }: Pick<SelectFilter<string>, 'sorts'>, option: string) =>
  sorts?.defaultSortOf?.[option] ?? sorts?.defaultSort;

/** The orders that an index serves in a search. */
const DATE_SORTS: readonly string[] = ['newest', 'oldest'];

/** Returns the orders that an index serves with these filters. */
export const sortsOf = (
  { sorts }: Pick<SelectFilter<string>, 'sorts'>,
  { q, option }: { q: string; option: string },
): [sort: string, label: string][] =>
  Object.entries(sorts?.options ?? {}).filter(
    ([sort]) =>
      (!q || DATE_SORTS.includes(sort)) && (option !== 'all' || !sorts?.filteredOnly?.includes(sort)),
  );

export interface Filters<Option extends string> {
  q: string;
  option: Option;
  /** Undefined for all records. */
  assigned?: AssignedFilter | undefined;
  sort?: string | undefined;
}

export const MAX_QUERY_LENGTH = 200;

/** Reads the filters of a URL; invalid ones get their defaults. */
export function readFilters<Option extends string>(
  params: URLSearchParams,
  selectFilter: SelectFilter<Option>,
): Filters<Option> {
  const { name, options, defaultOption, canFilterByAssigned, sorts } = selectFilter;
  const requestedOption = params.get(name) ?? '';
  const filters = {
    q: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    option: Object.hasOwn(options, requestedOption) ? (requestedOption as Option) : defaultOption,
    ...(canFilterByAssigned && {
      assigned: ASSIGNED_FILTERS.find(known => known === params.get('assigned')),
    }),
  };
  if (!sorts) return filters;
  const requestedSort = sortsOf({ sorts }, filters).find(([sort]) => sort === params.get('sort'));
  return { ...filters, sort: requestedSort?.[0] ?? defaultSort(selectFilter, filters.option) };
}

/** Returns `?q=smith`, or an empty string for defaults. */
export function toSearchString<Option extends string>(
  { q, option, assigned, sort }: Filters<Option>,
  selectFilter: SelectFilter<Option>,
): string {
  const { name, defaultOption } = selectFilter;
  const searchParams = new URLSearchParams();
  if (q) searchParams.set('q', q);
  if (option !== defaultOption) searchParams.set(name, option);
  if (assigned) searchParams.set('assigned', assigned);
  if (sort && sort !== defaultSort(selectFilter, option)) searchParams.set('sort', sort);
  return searchParams.size ? `?${searchParams}` : '';
}

/**
 * Keeps the filters of the latest change until the router has navigated to their URL, which gives the location another
 * key: a second change in the meantime is added to the first.
 */
export function useRequestedFilters<Values>(filters: Values) {
  const { key } = useLocation();
  const latest = useRef({ key: '', filters });
  return {
    read: () => (latest.current.key === key ? latest.current.filters : filters),
    write: (requested: Values) => {
      latest.current = { key, filters: requested };
    },
  };
}

/** Returns the filters in the URL. `change` navigates, without `shown`, so that the first rows are shown again. */
export function useFilters<Option extends string>(selectFilter: SelectFilter<Option>) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(params, selectFilter);
  const requested = useRequestedFilters(filters);
  const change = (changes: Partial<Filters<Option>>) => {
    const previous = requested.read();
    // an order that the user did not choose follows the option
    const isDefaultOrder = previous.sort === defaultSort(selectFilter, previous.option);
    const sort = isDefaultOrder
      ? defaultSort(selectFilter, changes.option ?? previous.option)
      : previous.sort;
    const changed = { ...previous, ...(sort && { sort }), ...changes };
    requested.write(changed);
    void navigate(pathname + toSearchString(changed, selectFilter), { preventScrollReset: true });
  };
  return { ...filters, change };
}
