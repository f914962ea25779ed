import { Box, Container, chakra, Heading, SkipLink } from '@home-truths/platform/ui';
import { noFocusRing } from '@home-truths/platform/ui/recipes';
import { useRef } from 'react';
import { activeFilters, NO_FILTERS } from '../filters/active-filters.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { PanelButton, PanelSheet } from '../filters/panel-sheet.tsx';
import { FilterCount } from '../search-box/filters-button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { ResultList } from './result-list.tsx';
import { useResults } from './results.ts';
import { ResultsHead } from './results-head.tsx';
import type { SearchValues } from './search-params.ts';
import { buttonText, countText } from './search-texts.ts';
import { useSearch } from './use-search.ts';

/** Beside the results on wide screens; below them on narrow ones without JavaScript. */
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

function FilterColumn({ search, onChange }: FilterColumnProps) {
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

const IN_PLACE = { replace: true, preventScrollReset: true };

const Bar = chakra('div', { base: { bg: 'bg.panel', borderBottomWidth: '1px', py: '3.5' } });

const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '8', xl: '10' }, alignItems: 'start' },
  variants: { withFilters: { true: { gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' } } } },
});

export function SearchScreen() {
  const { search, change } = useSearch();
  const results = useResults(search);
  const countLabel = countText(results);
  const filterCount = activeFilters(search).length;
  const withFilters = search.panel !== 'closed';
  const resultsColumn = useRef<HTMLDivElement>(null);
  const focusResults = () => resultsColumn.current?.focus({ preventScroll: true });
  const changeFromHead = (changes: Partial<SearchValues>) => {
    change(changes);
    // the focused button was removed with its filter
    if (document.activeElement === document.body) focusResults();
  };
  const clear = () => {
    change(filterCount > 0 ? NO_FILTERS : { q: '' });
    focusResults();
  };
  return (
    <>
      <SkipLink href="#results">Skip to results</SkipLink>
      <Bar>
        <Container>
          <SearchBox
            search={search}
            onSearch={(q, type, replaced) => change({ q, type, ...replaced })}
            renderFilters={() => <PanelButton count={filterCount} />}
          />
        </Container>
      </Bar>
      <Container pt={{ base: '4', md: '6' }} pb={{ base: '6', md: '8' }}>
        <Columns withFilters={withFilters}>
          {withFilters && <FilterColumn search={search} onChange={change} />}
          <Box ref={resultsColumn} id="results" tabIndex={-1} minW="0" _focusVisible={noFocusRing}>
            <ResultsHead search={search} countLabel={countLabel} onChange={changeFromHead} />
            <ResultList
              search={search}
              results={results}
              onClear={clear}
              onMore={() => change({ page: search.page + 1 }, IN_PLACE)}
            />
          </Box>
        </Columns>
      </Container>
      <PanelSheet
        search={search}
        countLabel={countLabel}
        showLabel={buttonText(results)}
        onChange={changes => change(changes, IN_PLACE)}
      />
    </>
  );
}
