import { useLocation } from '@home-truths/platform/router';
import { Flex, TextLink } from '@home-truths/platform/ui';
import { FILTER_PARAMS } from './list-search-params.ts';

/** The active filter, with a link that removes it. */
export function FilterSummary({ label }: { label: string }) {
  const withoutFilter = new URLSearchParams(useLocation().search);
  for (const name of FILTER_PARAMS) withoutFilter.delete(name);
  return (
    <Flex align="center" columnGap="2" flexWrap="wrap" mb="4">
      <span>Filtered by</span>
      <b>{label}</b>
      <TextLink ms="3" lineHeight="2.75rem" to={{ search: withoutFilter.toString(), hash: 'reviews' }}>
        Show all reviews
      </TextLink>
    </Flex>
  );
}
