import { sql } from '../database/sql.ts';

/** What an image says of a property or a building. */
export interface SharedPlace {
  address: string;
  suburb: string;
  state: string;
  postcode: string;
  reviewCount: number;
  averageRating: string;
}
export type SharedProperty = SharedPlace & { propertyType: string; issueTagCounts: Record<string, number> };

/** A visible property without a photo, with what its share image says. */
export const propertyToShare = (id: number) => sql<SharedProperty>`
  select address, suburb, state, postcode, property_type as "propertyType", review_count as "reviewCount",
    average_rating::text as "averageRating", issue_tag_counts as "issueTagCounts"
  from property where id = ${id} and deleted_at is null and property_images = '{}'`;
