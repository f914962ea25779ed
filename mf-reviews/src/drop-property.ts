import {
  readBuilding,
  readProperty,
  reviewsOfBuilding,
  reviewsOfProperty,
} from '@home-truths/platform/contract';
import { keyOf, type useQueryClient } from '@home-truths/platform/data';

/**
 * Removes what is cached of a property or a building and shown nowhere, after a change of one of its reviews: its page must not begin
 * with the reviews as they were, and then move.
 */
export function dropProperty(queryClient: ReturnType<typeof useQueryClient>, id: number) {
  for (const route of [readProperty, reviewsOfProperty])
    queryClient.removeQueries({ queryKey: keyOf(route, { params: { id } }), type: 'inactive' });
  for (const route of [readBuilding, reviewsOfBuilding])
    queryClient.removeQueries({ queryKey: keyOf(route), type: 'inactive' });
}
