import {
  readBuilding,
  readProperty,
  reviewsOfBuilding,
  reviewsOfProperty,
} from '@home-truths/platform/contract';
import { keyOf, type useQueryClient } from '@home-truths/platform/data';

/**
 * Removes a property and all buildings (a review does not name its own) from the cache, except what is shown. Otherwise
 * their pages would start with old reviews and then shift.
 */
export function dropCachedPages(queryClient: ReturnType<typeof useQueryClient>, propertyId: number) {
  for (const route of [readProperty, reviewsOfProperty])
    queryClient.removeQueries({ queryKey: keyOf(route, { params: { id: propertyId } }), type: 'inactive' });
  for (const route of [readBuilding, reviewsOfBuilding])
    queryClient.removeQueries({ queryKey: keyOf(route), type: 'inactive' });
}
