import { LIMITS } from '@home-truths/platform/contract';
import { typeName } from '@home-truths/platform/ui/property';
import type { SearchValues } from '../search/search-params.ts';

export interface ActiveFilter {
  name: string;
  text: string;
  /** Changes that remove the filter. */
  removal: Partial<SearchValues>;
}

export const ratingFilterText = ({ minRating, maxRating }: Pick<SearchValues, 'minRating' | 'maxRating'>) => {
  const { min, max } = LIMITS.rating;
  const [from, to] = [minRating ?? min, maxRating ?? max];
  if (to === max) return from === min ? 'Any rating' : `${from} stars or more`;
  return `${from}–${to} stars`;
};

/** Counts a rating range as one filter; removing the state also removes the suburb. */
export function activeFilters({
  type,
  suburb,
  state,
  issue,
  minRating,
  maxRating,
}: SearchValues): ActiveFilter[] {
  const hasRating = minRating !== undefined || maxRating !== undefined;
  return [
    ...(type ? [{ name: 'property type', text: typeName(type), removal: { type: undefined } }] : []),
    ...(suburb ? [{ name: 'suburb', text: suburb, removal: { suburb: undefined } }] : []),
    ...(state ? [{ name: 'state', text: state, removal: { state: undefined, suburb: undefined } }] : []),
    ...(issue ? [{ name: 'issue', text: issue, removal: { issue: undefined } }] : []),
    ...(hasRating
      ? [
          {
            name: 'rating',
            text: ratingFilterText({ minRating, maxRating }),
            removal: { minRating: undefined, maxRating: undefined },
          },
        ]
      : []),
  ];
}

export const NO_FILTERS = {
  type: undefined,
  suburb: undefined,
  state: undefined,
  issue: undefined,
  minRating: undefined,
  maxRating: undefined,
} satisfies Partial<SearchValues>;
