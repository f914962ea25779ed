import { SEARCH_SORTS, type SearchSort } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Heading, Select, Text, TextButton } from '@home-truths/platform/ui';
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

/** The active filters, each with a button that removes it, and Clear all, which keeps the query. */
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

interface SortSelectProps {
  sort: SearchSort;
  onChange(sort: SearchSort): void;
}

/** The orders of a search (decision 102), and what has to be said of one of them. */
function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  const isExplained = sort === 'best-supported';
  return (
    <Flex align="center" columnGap="2.5" flexWrap="wrap" minW="0">
      <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap">
        Sort by
      </chakra.label>
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
        <Text id={`${id}-help`} flexBasis="full" mt="1" color="fg.muted" textStyle="meta">
          Properties with only a few reviews are ranked closer to the middle.
        </Text>
      )}
    </Flex>
  );
}

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
