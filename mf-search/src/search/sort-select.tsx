import { SEARCH_SORTS, type SearchSort } from '@home-truths/platform/contract';
import { chakra, Flex, Select } from '@home-truths/platform/ui';
import { useId } from 'react';

const SORTS = Object.entries(SEARCH_SORTS) as [SearchSort, string][];

interface SortSelectProps {
  sort: SearchSort;
  onChange(sort: SearchSort): void;
}

/** The four orders of a search (decision 102). */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
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
        onChange={event => onChange(event.currentTarget.value as SearchSort)}
      >
        {SORTS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
