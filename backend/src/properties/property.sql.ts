import type { Statement } from '../database/database.ts';

/** A home with what its page tells about its reviews; no row when there is none or it was removed. */
export const propertyDetail = (id: number): Statement => ({
  text: `
    select id, address, suburb, state, postcode, property_type as "propertyType", bedrooms, bathrooms,
      parking_spaces as "parkingSpaces", build_year as "buildYear", property_images as "propertyImages",
      description, property_size as "propertySize", land_size as "landSize",
      average_rating as "averageRating", review_count as "reviewCount", rating_counts as "ratingSpread",
      jsonb_build_object('lived_here', lived_here_count, 'visited', visited_count, 'owned', owned_count)
        as "residencySplit",
      coalesce((
        select jsonb_agg(jsonb_build_object('tag', tag, 'count', (issue_tag_counts ->> tag)::int) order by place)
        from unnest(issue_tags) with ordinality as named(tag, place)
      ), '[]') as "issueTagCounts"
    from property where id = $1 and deleted_at is null`,
  values: [id],
});
