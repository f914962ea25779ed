import { raw, statement } from '../database/statement.ts';

/** Days after which a property that nobody reviewed is deleted (decision 174). */
const UNREVIEWED_DAYS = 30;

/**
 * Deletes properties that the review form added and nobody reviewed, unless an administrator worked on them, or a
 * review, a bookmark or an inspector request refers to them. `review_count` is checked again where a review is written
 * at the same moment.
 */
export const deleteUnreviewed = () => statement`
  delete from property
  where review_count = 0 and added_by_form_at < now() - interval '${raw(UNREVIEWED_DAYS)} days'
    and not exists (select from review where property_id = property.id)
    and not exists (select from user_bookmarks where property_id = property.id)
    and not exists (select from inspector_lead where property_id = property.id)
    and not exists (select from audit_entry where subject = 'property' and subject_id = property.id)`;
