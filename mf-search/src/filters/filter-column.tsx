import { chakra, Heading } from '@home-truths/platform/ui';
import type { SearchValues } from '../search/search-params.ts';
import { FilterCount } from '../search-box/filters-button.tsx';
import { activeFilters } from './active-filters.ts';
import { FilterPanel } from './filter-panel.tsx';

/** Beside the results on wide screens; on narrow ones without JavaScript it follows them. */
const Column = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    order: { base: '1', lg: '0' },
    '@media (scripting: none)': { display: 'block' },
  },
});

interface FilterColumnProps {
  search: SearchValues;
  onChange(changes: Partial<SearchValues>): void;
}

/** The filters of wide screens. */
export function FilterColumn({ search, onChange }: FilterColumnProps) {
  const count = activeFilters(search).length;
  return (
    <Column>
      <Heading look="h3" mb="5" display="flex" alignItems="center" gap="2.5">
        Filters {count > 0 && <FilterCount aria-hidden>{count}</FilterCount>}
      </Heading>
      <FilterPanel search={search} onChange={onChange} />
    </Column>
  );
}
