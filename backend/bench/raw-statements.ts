import { PROPERTY_DETAIL } from '../src/properties/pages/property.sql.ts';
import { suburbName } from '../src/properties/pages/with-place.ts';
import { PUBLIC_REVIEW } from '../src/reviews/public/reviews.sql.ts';

// The product's statements in their plain form: rows, which the server turns into JSON itself.

/** A property with what its page shows of its reviews. */
export const plainProperty = (id: number) => ({
  text: `select ${PROPERTY_DETAIL}, ${suburbName('property')} as "suburbName" from property where id = $1 and deleted_at is null`,
  values: [id],
});

/** The newest hundred reviews of a property, each with the count of all; a property without any is one empty row. */
export const plainReviews = (propertyId: number) => ({
  text: `
    select property.review_count as total, listed.* from property
    left join lateral (
      select ${PUBLIC_REVIEW} from review left join app_user as author on author.id = review.user_id
      where review.property_id = property.id and review.hidden_at is null and review.deleted_at is null
      order by review.id desc limit 100
    ) as listed on true
    where property.id = $1 and property.deleted_at is null`,
  values: [propertyId],
});
