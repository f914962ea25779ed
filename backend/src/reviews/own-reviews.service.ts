import { isDeepStrictEqual } from 'node:util';
import type { MyReview, Page, ReviewEdit } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { ListPage } from '../database/page-of.ts';
import { refuseStale } from '../http/versions.ts';
import { UploadsService } from '../uploads/uploads.service.ts';
import { claimUploads, foreignPhoto, releaseUploads } from '../uploads/uploads.ts';
import { eraseAuthor } from './deleted-reviews.sql.ts';
import { holdReview } from './hold-review.ts';
import { countOwnReviews, ownReview, ownReviews } from './own-reviews.sql.ts';
import { recordAuthorsSeen } from './record-authors-seen.ts';
import type { Review } from './review.entity.ts';
import { keepEarlierWords } from './review-revision.entity.ts';
import { recountReviews } from './sums.ts';

/** What people do with the reviews they wrote (decision 35). */
@Injectable()
export class OwnReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * A page of one person's, newest first, hidden ones among them. Where an administrator reads it, it tells who wrote
   * the anonymous ones, which is recorded.
   */
  async list(userId: number, page: ListPage, reader: { id: number }): Promise<Page<MyReview[]>> {
    const [rows, counted] = await Promise.all([
      this.database.rows<MyReview>(ownReviews(userId, page)),
      this.database.rows<{ total: number }>(countOwnReviews(userId)),
    ]);
    if (reader.id !== userId) await recordAuthorsSeen(this.em, reader.id, rows);
    return { rows, total: String(counted[0]?.total) };
  }

  /**
   * Changes a review; the earlier words are kept and the home's sums follow, in one transaction.
   * @throws NotFoundException, ForbiddenException for somebody else's, ConflictException when it was changed since the
   * version that was read, InvalidInput for photos that are not ours to give
   */
  edit(id: number, { version, ...words }: ReviewEdit, userId: number): Promise<MyReview> {
    return this.em.transactional(async em => {
      const review = await holdOwn(em, id, userId);
      refuseStale(review, version);
      if (!isDeepStrictEqual(words, wordsOf(review))) await change(em, review, words, userId);
      const [changed] = await em.execute<MyReview[]>(...ownReview(id));
      return changed as MyReview;
    });
  }

  /**
   * Takes a review back; it is no longer counted, and who wrote it is erased.
   * @throws NotFoundException, ForbiddenException
   */
  async remove(id: number, userId: number): Promise<void> {
    await this.em.transactional(async em => {
      const review = await holdOwn(em, id, userId);
      review.deletedAt = new Date();
      await em.flush();
      await this.uploads.withhold(review.photos);
      await em.execute(...eraseAuthor(id));
      await recountReviews(em, [review.property.id]);
    });
  }
}

async function holdOwn(em: EntityManager, id: number, userId: number) {
  const review = await holdReview(em, id);
  if (!review) throw new NotFoundException('Review not found');
  if (review.user?.id !== userId) throw new ForbiddenException('You are not allowed to do this');
  return review;
}

const wordsOf = (review: Review) => {
  const { residencyStatus, rating, title, content, issuesTags, photos, isAnonymous } = review;
  return { residencyStatus, rating, title, content, issuesTags, photos, isAnonymous };
};

type Words = Omit<ReviewEdit, 'version'>;

async function change(em: EntityManager, review: Review, words: Words, userId: number) {
  const isNew = (url: string) => !review.photos.includes(url);
  const isDropped = (url: string) => !words.photos.includes(url);
  if (!(await claimUploads(em, words.photos.filter(isNew)))) throw foreignPhoto();
  await releaseUploads(em, review.photos.filter(isDropped));
  keepEarlierWords(em, review, { by: 'author', changedBy: userId });
  // the moderators' mark stays: whoever reads must know that they had a hand in it
  em.assign(review, { ...words, edited: review.edited ?? 'author' });
  await em.flush();
  await recountReviews(em, [review.property.id]);
}
