import {
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
} from '@home-truths/platform/contract';
import { keyOf, type useQueryClient } from '@home-truths/platform/data';

/**
 * A review of a home was written, changed or taken back: the home and its reviews are read anew when they are next
 * shown, and so are the lists that mention it.
 */
export async function refreshHome(queries: ReturnType<typeof useQueryClient>, id: number) {
  for (const route of [readProperty, reviewsOfProperty])
    queries.removeQueries({ queryKey: keyOf(route, { params: { id } }) });
  const lists = [searchProperties, reviewsOfUser];
  await Promise.all(lists.map(route => queries.invalidateQueries({ queryKey: keyOf(route) })));
}
