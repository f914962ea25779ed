import { REVIEW_SORTS, type ReviewSort } from '@home-truths/platform/contract';
import { Button, chakra, Flex, Select } from '@home-truths/platform/ui';
import { HiddenFields } from './list-footer.tsx';
import type { ReviewFilter } from './list-search-params.ts';

interface SortSelectProps {
  sort: ReviewSort;
  filter: ReviewFilter;
  onChange(sort: ReviewSort): void;
}

/** Renders a form of its own, so that it works without JavaScript. */
export const SortSelect = ({ sort, filter, onChange }: SortSelectProps) => (
  <Flex asChild gap="2" flexWrap="wrap" minW="0" _print={{ display: 'none' }}>
    <form method="get">
      <HiddenFields fields={filter} />
      <Flex as="label" align="center" columnGap="2.5" flexWrap="wrap" minW="0">
        <chakra.span color="fg.muted" whiteSpace="nowrap" srOnly={{ base: true, md: false }}>
          Sort by
        </chakra.span>
        <Select
          name="sort"
          w="auto"
          maxW="full"
          fontWeight="600"
          borderColor="border"
          value={sort}
          onChange={event => onChange(event.currentTarget.value as ReviewSort)}
        >
          {Object.entries(REVIEW_SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Flex>
      <noscript>
        <Button type="submit" look="outline">
          Sort
        </Button>
      </noscript>
    </form>
  </Flex>
);
