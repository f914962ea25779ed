import { isDeepStrictEqual } from 'node:util';
import type { MyReview, ReviewEdit } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseStale } from '../http/versions.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { claimUploads, foreignPhoto, releaseUploads } from '../uploads/uploads.ts';
import { eraseAuthor } from './deleted-reviews.sql.ts';
import { ownReview } from './own-reviews.sql.ts';
import { describing } from './photo-descriptions.ts';
import { recomputeAggregates } from './rating-aggregates.ts';
import type { Review } from './review.entity.ts';
import { storeRevision } from './review-revision.entity.ts';

type ReviewContent = Omit<ReviewEdit, 'version'>;

const contentOf = ({
  residencyStatus,
  rating,
  title,
  content,
  issuesTags,
  isAnonymous,
  ...review
}: Review) => {
  const { photos, photoDescriptions } = review;
  return { residencyStatus, rating, title, content, issuesTags, isAnonymous, photos, photoDescriptions };
};

/** Descriptions of the photos that remain, for an edit by a form without descriptions. */
const remainingDescriptions = ({ photos, photoDescriptions }: Review, remaining: string[]) =>
  remaining.map(url => photoDescriptions[photos.indexOf(url)] ?? '');

/** Who changes a review of their own, and the check before anything is changed. */
interface Editing {
  /** The account; null for the holder of the private link. */
  by: number | null;
  mayChange?(): Promise<void>;
}

/**
 * Changes a review that is locked, as its author; a revision is stored and the rating aggregates of the property are
 * recomputed. An edit that changes nothing is not recorded.
 * @throws ConflictException when it was changed since the version that was read, InvalidInput for photos that are not
 * available
 */
export async function changeOwn(
  em: EntityManager,
  review: Review,
  { version, ...edit }: ReviewEdit,
  { by, mayChange }: Editing,
): Promise<MyReview> {
  refuseStale(review, version);
  const described = edit.photoDescriptions ?? remainingDescriptions(review, edit.photos);
  const values = { ...edit, photoDescriptions: describing(edit.photos, described) };
  if (!isDeepStrictEqual(values, contentOf(review))) {
    await mayChange?.();
    await change(em, review, values, by);
  }
  const [changed] = await em.execute<MyReview[]>(...ownReview(review.id));
  return changed as MyReview;
}

async function change(em: EntityManager, review: Review, values: ReviewContent, changedBy: number | null) {
  const isNew = (url: string) => !review.photos.includes(url);
  const isDropped = (url: string) => !values.photos.includes(url);
  if (!(await claimUploads(em, values.photos.filter(isNew)))) throw foreignPhoto('body.photos');
  await releaseUploads(em, review.photos.filter(isDropped));
  storeRevision(em, review, { by: 'author', changedBy });
  // the moderators' mark remains: readers must know that moderators changed it
  em.assign(review, { ...values, edited: review.edited ?? 'author' });
  await em.flush();
  await recomputeAggregates(em, [review.property.id]);
}

/** Deletes a review that is locked, as its author; it is no longer counted, and who wrote it is erased. */
export async function deleteOwn(em: EntityManager, review: Review, uploads: UploadsService): Promise<void> {
  review.deletedAt = new Date();
  await em.flush();
  await uploads.withhold(review.photos);
  await em.execute(...eraseAuthor(review.id));
  await recomputeAggregates(em, [review.property.id]);
}
