import { DELETED_REVIEW_RETENTION } from '@home-truths/contract';
import { columnOf } from '../../platform/database/columns.ts';
import { type Sql, sql, unsafe } from '../../platform/database/sql.ts';
import type { ReviewContent } from '../review.entity.ts';

const { authorDays, photoDays, textMonths } = DELETED_REVIEW_RETENTION;

/** Erases who wrote reviews, also in their revisions. */
const eraseAuthorsWhere = (condition: Sql) => sql`
  with erased as (
    update review set user_id = null, writer_mark = null, contact_email = null where ${condition} returning id
  )
  update review_revision set changed_by_id = null
  where by = 'author' and review_id in (select id from erased)`;

export const eraseAuthorOf = (id: number) => eraseAuthorsWhere(sql`id = ${id}`);

/**
 * Erases the authors of deleted reviews: at once if the author deleted the review, and later if an administrator did,
 * who may undo it. Only an administrator's deletion has an audit entry.
 */
export const eraseDueAuthors = () =>
  eraseAuthorsWhere(sql`
    deleted_at is not null and num_nonnulls(user_id, writer_mark, contact_email) > 0
    and (deleted_at < now() - make_interval(days => ${authorDays}) or 'delete' is distinct from (
      select action from audit_entry
      where subject = 'review' and subject_id = review.id and action in ('delete', 'restore')
      order by id desc limit 1))`);

/** The fields of the author that stay if the text of a deleted review is erased; photos are cleared earlier. */
type KeptContent = 'residencyStatus' | 'rating' | 'photos' | 'isAnonymous';

/** The fields with text, each with the SQL value that replaces it. */
const ERASED: Record<Exclude<keyof ReviewContent, KeptContent> | 'moderationNote', string> = {
  title: `''`,
  content: `''`,
  issuesTags: `'{}'`,
  photoDescriptions: `'{}'`,
  moderationNote: 'null',
};

const ERASE = Object.entries(ERASED)
  .map(([field, value]) => `${columnOf(field)} = ${value}`)
  .join(', ');
const ERASED_FIELDS = `'{${Object.keys(ERASED)}}'::text[]`;

/** Erases the text of reviews deleted long ago, and its copies: earlier versions, audit entries and notes of merges. */
export const eraseDueTexts = () => sql`
  with erased as (
    update review set ${unsafe(ERASE)}
    where deleted_at < now() - make_interval(months => ${unsafe(textMonths)}) and content <> '' returning id
  ), earlier as (
    delete from review_revision where review_id in (select id from erased)
  ), notes as (
    update property_merge set moved = jsonb_set(moved, '{olderReviews}', (
      select jsonb_agg(case when (older ->> 'id')::int in (select id from erased) then older - 'note' else older end)
      from jsonb_array_elements(moved -> 'olderReviews') as older
    ))
    where exists (
      select from jsonb_array_elements(moved -> 'olderReviews') as older join erased on erased.id = (older ->> 'id')::int
    )
  )
  update audit_entry
  set before = before - ${unsafe(ERASED_FIELDS)}, after = after - ${unsafe(ERASED_FIELDS)}
  where subject = 'review' and subject_id in (select id from erased)`;

/**
 * Clears and returns the photos of reviews if the review or its property was deleted a month ago. Photos of merged
 * properties stay, since a merge can be undone at any time.
 */
export const clearDeletedPhotos = () => sql<{ photos: string[] }>`
  with gone as (
    select id, photos from review
    where photos <> '{}' and (deleted_at < now() - interval '${unsafe(photoDays)} days' or property_id in (
      select id from property where deleted_at < now() - interval '${unsafe(photoDays)} days' and merged_into_id is null
    )) for update
  )
  update review set photos = '{}', photo_descriptions = '{}' from gone where review.id = gone.id returning gone.photos`;

/** Returns the photos of deleted reviews, and of all reviews with a withheld photo. */
export const photosOfDeleted = (withheld: readonly string[]) => sql<{ url: string; isDeleted: boolean }>`
  select photo as url, review.deleted_at is not null as "isDeleted"
  from review, unnest(review.photos) as photo
  where review.deleted_at is not null or review.photos && ${withheld}::text[]`;
