import type { AssignedFilter } from '@home-truths/platform/contract';
import { FILTERED_LISTS } from '@home-truths/platform/contract';
import { Options } from '@home-truths/platform/page';
import { useLocation } from '@home-truths/platform/router';
import { Button, chakra, Flex, Input, Select, VisuallyHidden } from '@home-truths/platform/ui';
import { type FormEvent, useId } from 'react';
import { SavedFilters } from '../saved-filters/saved-filters.tsx';
import { type Filters, MAX_QUERY_LENGTH, type SelectFilter, sortsOf, toSearchString } from './filters.ts';

interface AssignedSelectProps {
  assigned: AssignedFilter | undefined;
  onChange(assigned: AssignedFilter | undefined): void;
}

const AssignedSelect = ({ assigned, onChange }: AssignedSelectProps) => (
  <Select
    name="assigned"
    aria-label="Assigned to"
    value={assigned ?? ''}
    flex={{ base: '1 1 9rem', sm: 'none' }}
    w={{ base: 'auto', sm: '12rem' }}
    onChange={({ target }) => onChange((target.value || undefined) as AssignedFilter | undefined)}
  >
    <option value="">All assignments</option>
    <option value="me">Mine</option>
    <option value="nobody">Assigned to nobody</option>
  </Select>
);

interface ToolbarProps<Option extends string> {
  selectFilter: SelectFilter<Option>;
  filters: Filters<Option> & { change(changes: Partial<Filters<Option>>): void };
}

/** Filters and sorts a list: an option applies immediately, text on Enter. As a form it works without JavaScript. */
function FilterForm<Option extends string>({ selectFilter, filters }: ToolbarProps<Option>) {
  const { pathname } = useLocation();
  const id = useId();
  const { q, option, sort, change } = filters;
  const { search } = selectFilter;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <chakra.form
      display="flex"
      flexWrap="wrap"
      gap="2.5"
      mb="5"
      role="search"
      action={pathname}
      onSubmit={submit}
    >
      {search && (
        <Flex gap="2.5" flex="1 1 20rem">
          {/* after Back and Forward the key remounts the box with the URL's query */}
          <Input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            aria-label={search.label}
            placeholder={search.hint}
            maxLength={MAX_QUERY_LENGTH}
          />
          <Button type="submit" look="outline">
            Search
          </Button>
        </Flex>
      )}
      <Flex
        align="center"
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        gap="2.5"
        flex={{ base: '1 1 100%', sm: '0 1 auto' }}
      >
        <VisuallyHidden asChild>
          <label htmlFor={id}>{selectFilter.label}</label>
        </VisuallyHidden>
        <Select
          id={id}
          name={selectFilter.name}
          value={option}
          flex={{ base: '1 1 9rem', sm: 'none' }}
          w={{ base: 'auto', sm: '11rem' }}
          onChange={event => change({ option: event.target.value as Option })}
        >
          <Options options={selectFilter.options} />
        </Select>
        {selectFilter.canFilterByAssigned && (
          <AssignedSelect assigned={filters.assigned} onChange={assigned => change({ assigned })} />
        )}
        {sort !== undefined && (
          // wide screens sort by the column heads, which need a script
          <Select
            css={{ '@media (width >= 64rem) and (scripting: enabled)': { display: 'none' } }}
            name="sort"
            aria-label="Sort"
            value={sort}
            flex={{ base: '1 1 9rem', sm: 'none' }}
            w={{ base: 'auto', sm: '11rem' }}
            onChange={event => change({ sort: event.target.value })}
          >
            {sortsOf(selectFilter, filters).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <chakra.span css={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
          <Button type="submit" look="outline">
            Apply
          </Button>
        </chakra.span>
      </Flex>
    </chakra.form>
  );
}

/** Stands above a list: its filters and, if the contract lists it in `FILTERED_LISTS`, those that are saved. */
export function Toolbar<Option extends string>(props: ToolbarProps<Option>) {
  const { pathname } = useLocation();
  const { selectFilter, filters } = props;
  const list = FILTERED_LISTS.find(each => pathname === `/admin/${each}`);
  const search = toSearchString(filters, selectFilter);
  return (
    <>
      <FilterForm {...props} />
      {list && <SavedFilters list={list} filters={Object.fromEntries(new URLSearchParams(search))} />}
    </>
  );
}
