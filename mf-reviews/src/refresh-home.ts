import {
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
} from '@home-truths/platform/contract';
import { keyOf, type useQueryClient } from '@home-truths/platform/data';

/**
 * A review of a home was written, changed or taken back: the home and its reviews are read anew, at
 * once where they are shown, and so are the lists that mention it.
 */
export async function refreshHome(queries: ReturnType<typeof useQueryClient>, id: number) {
  const home = [readProperty, reviewsOfProperty].map(route => keyOf(route, { params: { id } }));
  for (const queryKey of home) queries.removeQueries({ queryKey, type: 'inactive' });
  const lists = [searchProperties, reviewsOfUser].map(route => keyOf(route));
  await Promise.all([...home, ...lists].map(queryKey => queries.invalidateQueries({ queryKey })));
}
