import { RESIDENCIES, RESIDENCY, type ResidencySplit } from '@home-truths/platform/contract';
import { Link, useLocation } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { FILTER_PARAMS, type ReviewFilter } from './list-search-params.ts';

/** Links to this list with another filter, or with none; its order stays. */
export function useFilterLink() {
  const { search } = useLocation();
  return (residencyStatus?: string) => {
    const params = new URLSearchParams(search);
    for (const name of FILTER_PARAMS) params.delete(name);
    if (residencyStatus) params.set('residencyStatus', residencyStatus);
    return { search: params.toString(), hash: 'reviews' };
  };
}

/** Scrolls sideways where there is too little room; the padding is for the focus ring. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    gap: { base: '1', md: '1.5' },
    flex: { base: '1 0 100%', md: '0 1 auto' },
    minW: '0',
    m: '-1.5',
    p: '1.5',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    _print: { display: 'none' },
  },
});

const Toggle = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    px: { base: '2', md: '2.5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    textStyle: 'meta',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-current]': {
      bg: 'brand.subtle',
      borderColor: 'brand.fg',
      color: 'brand.fg',
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'SelectedItem',
        color: 'SelectedItemText',
      },
    },
  },
});

interface ResidencyTogglesProps {
  split: ResidencySplit;
  filter: ReviewFilter;
}

/** Shows all reviews, or those of people who have lived there, visited it or owned it. */
export function ResidencyToggles({ split, filter }: ResidencyTogglesProps) {
  const filterLink = useFilterLink();
  const total = RESIDENCIES.reduce((sum, residency) => sum + split[residency], 0);
  const toggles = [
    { label: 'All', count: total, value: undefined },
    ...RESIDENCIES.map(value => ({ label: RESIDENCY[value], count: split[value], value })),
  ];
  const hasOtherFilter = filter.issueTag !== undefined || filter.rating !== undefined;
  return (
    <List aria-label="Who wrote the reviews">
      {toggles.map(
        ({ label, count, value }) =>
          count > 0 && (
            <li key={label}>
              <Toggle
                to={filterLink(value)}
                aria-current={(!hasOtherFilter && filter.residencyStatus === value) || undefined}
              >
                <b>{label}</b> <span>{count.toLocaleString('en-AU')}</span>
              </Toggle>
            </li>
          ),
      )}
    </List>
  );
}
