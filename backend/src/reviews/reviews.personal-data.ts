import type { PersonalDataProvider } from '../accounts/personal-data.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { iso } from '../platform/database/iso.ts';
import { query } from '../platform/database/query.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { REVIEW_CONTENT } from './review.entity.ts';

const reviewsBy = (userId: number) => sql<object>`
  select review.id, property.address, property.suburb, property.state, property.postcode, review.property_id as "propertyId",
    ${unsafe(columnsOf('review', REVIEW_CONTENT))}, review.contact_email as "contactEmail", review.is_verified as "isVerified",
    review.helpful_count as "helpfulCount", review.edited, review.moderation_note as "moderationNote",
    ${unsafe(iso('review.created_at'))} as "createdAt", ${unsafe(iso('review.hidden_at'))} as "hiddenAt",
    ${unsafe(iso('review.deleted_at'))} as "deletedAt",
    coalesce((
      select jsonb_agg(revision.before order by revision.id) from review_revision as revision
      where revision.review_id = review.id and revision.by = 'author'
    ), '[]') as "earlierWords"
  from review join property on property.id = review.property_id
  where review.user_id = ${userId} order by review.created_at, review.id`;

const votesBy = (userId: number) => sql<object>`
  select review_id as "reviewId", ${unsafe(iso('created_at'))} as "createdAt"
  from helpful_vote where user_id = ${userId} order by id`;

const eraseContactEmails = (userId: number) =>
  db.updateTable('review').set({ contact_email: null }).where('user_id', '=', userId);

/** Deleting the account clears the author of its reviews, but not their contact email. */
export const reviewsPersonalData: PersonalDataProvider = {
  export: async (userId, database) => ({
    reviews: await database.rows(reviewsBy(userId)),
    helpfulVotes: await database.rows(votesBy(userId)),
  }),
  erase: (userId, em) => query(em, eraseContactEmails(userId)),
};
