import type { Statement } from '../database/database.ts';
import { monthInSydney } from '../database/iso.ts';

/** A property with what its page shows of its reviews, as JSON text; no row when there is none or it was removed. */
export const propertyDetail = (id: number): Statement => ({
  text: `
    select to_json(detail)::text as json from (select id, address, suburb, state, postcode, property_type as "propertyType", bedrooms, bathrooms,
      parking_spaces as "parkingSpaces", build_year as "buildYear", property_images as "propertyImages",
      description, property_size as "propertySize", land_size as "landSize",
      average_rating::text as "averageRating", review_count as "reviewCount", rating_counts as "ratingSpread",
      json_build_object('lived_here', lived_here_count, 'visited', visited_count, 'owned', owned_count)
        as "residencySplit",
      coalesce((
        select json_agg(json_build_object('tag', tag, 'count', (issue_tag_counts ->> tag)::int) order by place)
        from unnest(issue_tags) with ordinality as named(tag, place)
      ), '[]') as "issueTagCounts",
      coalesce((select json_agg(dated order by month) from (
        select ${monthInSydney('created_at')} as month,
          json_agg(rating order by rating) as ratings
        from (
          select created_at, rating from review
          where review.property_id = property.id and hidden_at is null and deleted_at is null
          order by review.id desc limit 1000
        ) as newest group by month
      ) as dated), '[]') as "ratingsByMonth",
      coalesce((
        select json_agg(json_build_object('url', url, 'description', coalesce(shown, '')) order by id desc, place)
        from (
          select id, photos, photo_descriptions from review
          where review.property_id = property.id and hidden_at is null and deleted_at is null and photos <> '{}'
          order by review.id desc limit 4
        ) as newest, unnest(photos, photo_descriptions) with ordinality as photo(url, shown, place)
      ), '[]') as "reviewPhotos"
    from property where id = $1 and deleted_at is null) as detail`,
  values: [id],
});
