import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';

export interface SharedPlace {
  address: string;
  suburb: string;
  state: string;
  postcode: string;
  reviewCount: number;
  averageRating: string;
}
export type SharedProperty = SharedPlace & { propertyType: string; issueTagCounts: Record<string, number> };

/** Returns no row for a property with a photo, which needs no share image. */
export const propertyToShare = (id: number) =>
  db
    .selectFrom('property')
    .select(['address', 'suburb', 'state', 'postcode', 'property_type as propertyType'])
    .select(['review_count as reviewCount', 'average_rating as averageRating'])
    .select('issue_tag_counts as issueTagCounts')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`property_images = '{}'`);
