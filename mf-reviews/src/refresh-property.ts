import {
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
} from '@home-truths/platform/contract';
import { keyOf, type useQueryClient } from '@home-truths/platform/data';

/**
 * Invalidates the queries of a property after a review of it was created, edited or deleted: the property, its reviews
 * and the lists that contain it. Active queries are refetched immediately.
 */
export async function refreshProperty(queryClient: ReturnType<typeof useQueryClient>, id: number) {
  const property = [readProperty, reviewsOfProperty].map(route => keyOf(route, { params: { id } }));
  for (const queryKey of property) queryClient.removeQueries({ queryKey, type: 'inactive' });
  const lists = [searchProperties, reviewsOfUser].map(route => keyOf(route));
  await Promise.all([...property, ...lists].map(queryKey => queryClient.invalidateQueries({ queryKey })));
}
