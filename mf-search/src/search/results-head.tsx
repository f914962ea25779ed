import { SEARCH_SORTS, type SearchSort } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Grid, Heading, Select, Text, TextButton } from '@home-truths/platform/ui';
import { X } from '@home-truths/platform/ui/icons';
import { useId } from 'react';
import { activeFilters, NO_FILTERS } from '../filters/active-filters.ts';
import type { SearchValues } from './search-params.ts';
import { headingOf } from './search-texts.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3.5',
    bg: 'brand.subtle',
    color: 'brand.fg',
    // visible in forced-colours mode
    border: '1px solid transparent',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: '0.98rem',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { bg: 'brand.muted' },
  },
});

interface FilterChipsProps {
  search: SearchValues;
  onChange(changes: Partial<SearchValues>): void;
}

function FilterChips({ search, onChange }: FilterChipsProps) {
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <Flex as="ul" aria-label="Active filters" wrap="wrap" align="center" gap="2">
      {active.map(({ name, text, removal }) => (
        <li key={name}>
          <Chip type="button" aria-label={`Remove ${name}: ${text}`} onClick={() => onChange(removal)}>
            <span>{text}</span> <X size={18} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <TextButton minH="11" ms="1" onClick={() => onChange(NO_FILTERS)}>
          Clear all
        </TextButton>
      </li>
    </Flex>
  );
}

const Sort = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gridRow: '1 / span 2',
    gridColumn: '2',
    alignSelf: 'end',
    columnGap: '2.5',
    '& label': {
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      mdDown: { pos: 'absolute', clipPath: 'inset(50%)' },
    },
    '& select': { flex: { base: '1 1 7rem', md: 'none' }, minW: '0' },
    '& p': { flexBasis: 'full', mt: '1', color: 'fg.muted', textStyle: 'meta' },
  },
});

interface SortSelectProps {
  sort: SearchSort;
  onChange(sort: SearchSort): void;
}

function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  const isExplained = sort === 'best-supported';
  return (
    <Sort>
      <label htmlFor={id}>Sort by</label>
      <Select
        id={id}
        w="auto"
        maxW="full"
        fontWeight="600"
        value={sort}
        aria-describedby={isExplained ? `${id}-help` : undefined}
        onChange={event => onChange(event.currentTarget.value as SearchSort)}
      >
        {Object.entries(SEARCH_SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {isExplained && (
        <p id={`${id}-help`}>Properties with only a few reviews are ranked closer to the middle.</p>
      )}
    </Sort>
  );
}

interface ResultsHeadProps {
  search: SearchValues;
  countLabel: string;
  onChange(changes: Partial<SearchValues>): void;
}

export const ResultsHead = ({ search, countLabel, onChange }: ResultsHeadProps) => {
  const { text, name } = headingOf(search);
  return (
    <>
      <Grid
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        alignItems="center"
        templateColumns="minmax(0, 1fr) fit-content(19rem)"
        columnGap="3"
        rowGap={{ base: '1', md: '0' }}
        mb={{ base: '3', md: '4' }}
      >
        <Heading as="h1" look="h2" fontSize={{ base: '1.375rem', md: '1.7rem', lg: '2rem' }} flexBasis="full">
          <span>{text}</span>
          {name ? <span translate="no">{name}</span> : null}
        </Heading>
        <Text role="status" minH="6" color="fg.muted">
          {countLabel}
        </Text>
        <SortSelect sort={search.sort} onChange={sort => onChange({ sort })} />
      </Grid>
      <Box mb="5" _empty={{ display: 'none' }}>
        <FilterChips search={search} onChange={onChange} />
      </Box>
    </>
  );
};
