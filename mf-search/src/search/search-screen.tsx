import { Box, Container, chakra, LazyPart } from '@home-truths/platform/ui';
import { activeFilters, NO_FILTERS } from '../filters/active-filters.ts';
import { FilterColumn } from '../filters/filter-column.tsx';
import { useFilterPanel } from '../filters/use-panel.ts';
import { useResults } from '../queries.ts';
import { FiltersButton } from '../search-box/filters-button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { ResultList } from './result-list.tsx';
import { ResultsHead } from './results-head.tsx';
import { useSearch } from './use-search.ts';
import { countLine } from './words.ts';

const loadSheet = () => import('../filters/filter-sheet.tsx').then(module => module.FilterSheet);

/** How changes go into the history that should not move the list. */
const IN_PLACE = { replace: true, preventScrollReset: true };

const Bar = chakra('div', { base: { bg: 'bg.panel', borderBottomWidth: '1px', py: '3.5' } });

const Columns = chakra(Container, {
  base: { display: 'grid', gap: { base: '8', xl: '10' }, py: { base: '6', md: '8' }, alignItems: 'start' },
  variants: { withFilters: { true: { gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' } } } },
});

/** The search page: everything it shows is in its address. */
export function SearchScreen() {
  const { search, change } = useSearch();
  const panel = useFilterPanel();
  const results = useResults(search);
  const found = countLine(results);
  const count = activeFilters(search).length;
  return (
    <>
      <Bar>
        <Container>
          <SearchBox
            search={search}
            onSearch={(q, type) => change({ q, type })}
            filters={() => (
              <FiltersButton count={count} aria-expanded={panel.expanded} onOpen={panel.toggle} />
            )}
          />
        </Container>
      </Bar>
      <Columns withFilters={panel.columnShown}>
        {panel.columnShown && <FilterColumn search={search} onChange={change} />}
        <Box minW="0">
          <ResultsHead search={search} found={found} onChange={change} />
          <ResultList
            search={search}
            results={results}
            onClear={() => change(count > 0 ? NO_FILTERS : { q: '' })}
            onMore={() => change({ page: search.page + 1 }, IN_PLACE)}
          />
        </Box>
      </Columns>
      {panel.sheetShown && (
        <LazyPart
          load={loadSheet}
          props={{
            search,
            found,
            onChange: changes => change(changes, IN_PLACE),
            onClose: panel.closeSheet,
          }}
        />
      )}
    </>
  );
}
