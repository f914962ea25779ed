import { statement } from '../database/statement.ts';

export const propertyToShare = (id: number) => statement`
  select address, suburb, state, postcode, property_type as "propertyType", review_count as "reviewCount",
    average_rating::text as "averageRating", issue_tag_counts as "issueTagCounts"
  from property where id = ${id} and deleted_at is null and property_images = '{}'`;
