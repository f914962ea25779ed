import type { Residency, ReviewEdit } from '@home-truths/contract';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { rowCountTriggers, sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';
import { Property } from '../properties/property.entity.ts';

/** The fields that the author writes. Revisions, audit entries and queries derive from them. */
const content = {
  residencyStatus: p.text().$type<Residency>(),
  rating: p.integer(),
  title: p.text(),
  content: p.text(),
  issuesTags: p.array().columnType('text[]').default([]),
  photos: p.array().columnType('text[]').default([]),
  /** One for each photo, in their order; empty if no photo has one. */
  photoDescriptions: p.array().columnType('text[]').default([]),
  isAnonymous: p.boolean().default(false),
} satisfies Record<Exclude<keyof ReviewEdit, 'version'>, unknown>;

export const REVIEW_CONTENT = Object.keys(content) as (keyof typeof content)[];

const ReviewSchema = defineEntity({
  name: 'Review',
  properties: {
    /** `public_id` hides the order of writing. */
    id: p.integer().primary().autoincrement(false).defaultRaw(`public_id('review'::text)`),
    property: () => p.manyToOne(Property).deleteRule('cascade').ref(),
    /** The author; null for a visitor, and once the account is deleted. */
    user: () => p.manyToOne(User).nullable().deleteRule('set null').ref(),
    /** The mark of a visitor's browser; a random one replaces it after a year. */
    writerMark: p.text().nullable().hidden().lazy(),
    /** An input of the private link's key; a new version invalidates the link. */
    keyVersion: p.integer().nullable().hidden(),
    ...content,
    isVerified: p.boolean().default(false),
    helpfulCount: p.integer().default(0),
    contactEmail: p.text().nullable().hidden().lazy(),
    /** `moderators` if they ever changed it, else `author`. */
    edited: p.text().nullable(),
    /** Shown to the author, such as the reason for hiding. */
    moderationNote: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    hiddenAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version(),
    /** Indexed for the search of administrators. */
    words: p
      .text()
      .columnType('tsvector')
      .generated(`(to_tsvector('simple', title || ' ' || content)) stored`)
      .hidden()
      .lazy()
      .nullable(),
  },
  checks: sqlChecks({
    review_residency_check: `residency_status in ('lived_here', 'visited', 'owned')`,
    review_rating_check: 'rating between 1 and 5',
    review_title_check: 'char_length(title) <= 150',
    review_content_check: 'char_length(content) <= 5000',
    review_photos_check: 'cardinality(photos) <= 3',
    review_photo_descriptions_check: 'cardinality(photo_descriptions) <= 3',
    review_helpful_check: 'helpful_count >= 0',
    review_edited_check: `edited in ('author', 'moderators')`,
    review_moderation_note_check: 'char_length(moderation_note) <= 2000',
  }),
  triggers: rowCountTriggers('review'),
  indexes: sqlIndexes(
    'create index review_words_idx on review using gin (words) with (gin_pending_list_limit = 512)',
    'create index review_property_idx on review (property_id, id desc) include (rating, helpful_count) where hidden_at is null and deleted_at is null',
    'create index review_hidden_idx on review (id) where hidden_at is not null and deleted_at is null',
    'create index review_deleted_idx on review (id) where deleted_at is not null',
    'create index review_deleted_author_idx on review (user_id) where user_id is not null and deleted_at is not null',
    'create index review_property_all_idx on review (property_id)',
    'create index review_created_idx on review (created_at) include (rating, is_verified, hidden_at) where deleted_at is null',
    'create index review_writer_idx on review (writer_mark, property_id) where writer_mark is not null and deleted_at is null',
    'create index review_rating_idx on review (rating, id)',
    'create unique index review_one_per_person_unique on review (user_id, property_id) where user_id is not null and deleted_at is null',
  ),
});

/** Hidden and deleted reviews are not counted anywhere. */
export class Review extends ReviewSchema.class {}
ReviewSchema.setClass(Review);

export type ReviewContent = Pick<Review, (typeof REVIEW_CONTENT)[number]>;

export const contentOf = (review: Review) =>
  Object.fromEntries(REVIEW_CONTENT.map(name => [name, review[name]])) as ReviewContent;
