import {
  readBuilding,
  readProperty,
  reviewsOfBuilding,
  reviewsOfProperty,
} from '@home-truths/platform/contract';
import { keyOf, type useQueryClient } from '@home-truths/platform/data';

/**
 * Drops unshown cached data of a property or building after one of its reviews changes; otherwise its page
 * would start with the old reviews and then move.
 */
export function dropProperty(queryClient: ReturnType<typeof useQueryClient>, id: number) {
  for (const route of [readProperty, reviewsOfProperty])
    queryClient.removeQueries({ queryKey: keyOf(route, { params: { id } }), type: 'inactive' });
  for (const route of [readBuilding, reviewsOfBuilding])
    queryClient.removeQueries({ queryKey: keyOf(route), type: 'inactive' });
}
