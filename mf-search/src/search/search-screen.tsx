import { Box, Container, chakra, Flex, Heading, LazyPart, Text } from '@home-truths/platform/ui';
import { activeFilters, NO_FILTERS } from '../filters/active-filters.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useFilterPanel } from '../filters/use-panel.ts';
import { useResults } from '../queries.ts';
import { FilterCount, FiltersButton } from '../search-box/filters-button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { ResultList } from './result-list.tsx';
import type { Search } from './search-address.ts';
import { SortSelect } from './sort-select.tsx';
import { useSearch } from './use-search.ts';
import { countLine, headingOf } from './words.ts';

const loadSheet = () => import('../filters/filter-sheet.tsx').then(module => module.FilterSheet);

const Bar = chakra('div', { base: { bg: 'bg.panel', borderBottomWidth: '1px', py: '3.5' } });

const Columns = chakra(Container, {
  base: { display: 'grid', gap: { base: '8', xl: '10' }, py: { base: '6', md: '8' }, alignItems: 'start' },
  variants: { withFilters: { true: { gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' } } } },
});

/** Beside the results on wide screens; without scripts on narrow ones too, above the results. */
const Column = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    '@media (scripting: none)': { display: 'block' },
  },
});

const FilterColumn = ({ search, onChange }: { search: Search; onChange(changes: Partial<Search>): void }) => {
  const count = activeFilters(search).length;
  return (
    <Column id="filters">
      <Heading look="h3" mb="5" display="flex" alignItems="center" gap="2.5">
        Filters {count > 0 && <FilterCount aria-hidden>{count}</FilterCount>}
      </Heading>
      <FilterPanel search={search} onChange={onChange} />
    </Column>
  );
};

/** The search page: everything it shows is in its address. */
export function SearchScreen() {
  const { search, change } = useSearch();
  const panel = useFilterPanel();
  const results = useResults(search);
  const found = countLine(results);
  const filtered = activeFilters(search).length > 0;
  return (
    <>
      <Bar>
        <Container>
          <SearchBox
            search={search}
            onSearch={(q, type) => change({ q, type })}
            filters={() => (
              <FiltersButton
                count={activeFilters(search).length}
                aria-expanded={panel.sheetShown || (panel.width === 'wide' && panel.columnShown)}
                onOpen={panel.toggle}
              />
            )}
          />
        </Container>
      </Bar>
      <Columns withFilters={panel.columnShown}>
        {panel.columnShown && <FilterColumn search={search} onChange={change} />}
        <Box minW="0">
          <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="4">
            <Box minW="0">
              <Heading as="h1" look="h2">
                {headingOf(search)}
              </Heading>
              <Text role="status" mt="1" minH="6" color="fg.muted">
                {found}
              </Text>
            </Box>
            <SortSelect sort={search.sort} onChange={sort => change({ sort })} />
          </Flex>
          <Box mb="5" _empty={{ display: 'none' }}>
            <FilterChips search={search} onChange={change} />
          </Box>
          <ResultList
            search={search}
            results={results}
            onClear={() => change(filtered ? NO_FILTERS : { q: '' })}
            onMore={() => change({ page: search.page + 1 }, { replace: true, preventScrollReset: true })}
          />
        </Box>
      </Columns>
      {panel.sheetShown && (
        <LazyPart
          load={loadSheet}
          props={{
            search,
            found,
            onChange: changes => change(changes, { replace: true, preventScrollReset: true }),
            onClose: panel.closeSheet,
          }}
        />
      )}
    </>
  );
}
