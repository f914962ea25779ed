import { Box, Flex, Heading, Text } from '@home-truths/platform/ui';
import { FilterChips } from '../filters/filter-chips.tsx';
import type { SearchValues } from './search-params.ts';
import { headingOf } from './search-texts.ts';
import { SortSelect } from './sort-select.tsx';

interface ResultsHeadProps {
  search: SearchValues;
  /** The count. */
  countLabel: string;
  onChange(changes: Partial<SearchValues>): void;
}

/** The query, the count of results, their order and the active filters. */
export const ResultsHead = ({ search, countLabel, onChange }: ResultsHeadProps) => {
  const { text, name } = headingOf(search);
  return (
    <>
      <Flex wrap="wrap" align="end" justify="space-between" gap="3" mb="4">
        <Box minW="0">
          <Heading as="h1" look="h2">
            <span>{text}</span>
            {name ? <span translate="no">{name}</span> : null}
          </Heading>
          <Text role="status" mt="1" minH="6" color="fg.muted">
            {countLabel}
          </Text>
        </Box>
        <SortSelect sort={search.sort} onChange={sort => onChange({ sort })} />
      </Flex>
      <Box mb="5" _empty={{ display: 'none' }}>
        <FilterChips search={search} onChange={onChange} />
      </Box>
    </>
  );
};
