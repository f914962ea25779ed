import { RESIDENCIES, RESIDENCY, type ResidencySplit } from '@home-truths/platform/contract';
import { useLocation } from '@home-truths/platform/router';
import { ButtonLink, chakra, ScrollRow } from '@home-truths/platform/ui';
import { FILTER_PARAMS, type ReviewFilter } from './list-search-params.ts';

/** Returns a function that links to the list with another filter and the same order. */
export function useFilterLink() {
  const { search } = useLocation();
  return (filter: Pick<ReviewFilter, 'residencyStatus'> = {}) => {
    const params = new URLSearchParams(search);
    for (const name of FILTER_PARAMS) params.delete(name);
    for (const [name, value] of Object.entries(filter)) params.set(name, value);
    return { search: params.toString(), hash: 'reviews' };
  };
}

const TOGGLES = {
  '& a': { px: { base: '2', md: '2.5' }, gap: '1.5', textStyle: 'meta' },
  // forced colours show no background, but the outline
  '& [aria-current]': { bg: 'brand.subtle', color: 'brand.fg', outline: '1px solid', outlineOffset: '-1px' },
};

export function ResidencyToggles({ split, filterLabel }: { split: ResidencySplit; filterLabel: string }) {
  const filterLink = useFilterLink();
  const counts = RESIDENCIES.map(value => ({
    label: RESIDENCY[value],
    count: split[value],
    to: filterLink({ residencyStatus: value }),
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ScrollRow
      aria-label="Who wrote the reviews"
      flex={{ base: '1 0 100%', md: '0 1 auto' }}
      gap={{ base: '1', md: '1.5' }}
      _print={{ display: 'none' }}
      css={TOGGLES}
    >
      {[{ label: 'All', count: total, to: filterLink() }, ...counts.filter(({ count }) => count > 0)].map(
        ({ label, count, to }) => (
          <li key={label}>
            <ButtonLink look="outline" to={to} aria-current={(filterLabel || 'All') === label || undefined}>
              <span>{label}</span> <chakra.span fontWeight="400">{count.toLocaleString('en-AU')}</chakra.span>
            </ButtonLink>
          </li>
        ),
      )}
    </ScrollRow>
  );
}
