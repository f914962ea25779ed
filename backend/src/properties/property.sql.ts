import type { Statement } from '../database/database.ts';

/** A home with what its page tells about its reviews, as JSON text; no row when there is none or it was removed. */
export const propertyDetail = (id: number): Statement => ({
  text: `
    select to_json(home)::text as json from (select id, address, suburb, state, postcode, property_type as "propertyType", bedrooms, bathrooms,
      parking_spaces as "parkingSpaces", build_year as "buildYear", property_images as "propertyImages",
      description, property_size as "propertySize", land_size as "landSize",
      average_rating::text as "averageRating", review_count as "reviewCount", rating_counts as "ratingSpread",
      json_build_object('lived_here', lived_here_count, 'visited', visited_count, 'owned', owned_count)
        as "residencySplit",
      coalesce((
        select json_agg(json_build_object('tag', tag, 'count', (issue_tag_counts ->> tag)::int) order by place)
        from unnest(issue_tags) with ordinality as named(tag, place)
      ), '[]') as "issueTagCounts"
    from property where id = $1 and deleted_at is null) as home`,
  values: [id],
});
