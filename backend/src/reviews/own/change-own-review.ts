import { isDeepStrictEqual } from 'node:util';
import type { MyReview, ReviewEdit } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordReviewErasure } from '../../erasures/erasures.sql.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { query } from '../../platform/database/query.ts';
import { assertCurrentVersion } from '../../platform/http/assert-current-version.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { claimUploads, releaseUploads, unknownPhoto } from '../../uploads/uploads.ts';
import { eraseAuthorOf } from '../moderation/deleted-reviews.sql.ts';
import { addDescriptions } from '../photo-descriptions.ts';
import { recomputeAggregates } from '../rating-aggregates.ts';
import { contentOf, type Review, type ReviewContent } from '../review.entity.ts';
import { storeRevision } from '../review-revision.entity.ts';
import { selectOwnReview } from './own-reviews.sql.ts';

interface Editor {
  /** The account; null for the holder of the private link. */
  by: number | null;
  assertMayChange?(): Promise<void>;
}

/** Changes a locked review. An edit that changes nothing is not recorded. */
export async function changeOwnReview(
  em: EntityManager,
  review: Review,
  { version, ...edit }: ReviewEdit,
  { by, assertMayChange }: Editor,
): Promise<MyReview> {
  assertCurrentVersion(review, version);
  const values = addDescriptions(edit, review);
  if (!isDeepStrictEqual(values, contentOf(review))) {
    await assertMayChange?.();
    await change(em, review, values, by);
  }
  return onlyRow(await query(em, selectOwnReview(review.id)));
}

async function change(em: EntityManager, review: Review, values: ReviewContent, changedBy: number | null) {
  const isNew = (url: string) => !review.photos.includes(url);
  const isRemoved = (url: string) => !values.photos.includes(url);
  if (!(await claimUploads(em, values.photos.filter(isNew)))) throw unknownPhoto('body.photos');
  await releaseUploads(em, review.photos.filter(isRemoved));
  storeRevision(em, review, { by: 'author', changedBy });
  // a review that moderators changed stays marked as theirs, which readers must know
  em.assign(review, { ...values, edited: review.edited ?? 'author' });
  await em.flush();
  await recomputeAggregates(em, [review.property.id]);
}

/** Deletes a locked review and erases who wrote it. */
export async function deleteOwnReview(
  em: EntityManager,
  review: Review,
  uploads: Pick<UploadsService, 'withhold'>,
): Promise<void> {
  review.deletedAt = new Date();
  await em.flush();
  await uploads.withhold(review.photos);
  await query(em, eraseAuthorOf(review.id));
  await query(em, recordReviewErasure(review.id));
  await recomputeAggregates(em, [review.property.id]);
}
