import { isDeepStrictEqual } from 'node:util';
import type { MyReview, Page, ReviewEdit } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { hourly } from '../database/hourly.ts';
import type { ListPage } from '../database/page-of.ts';
import { refuseStale } from '../http/versions.ts';
import { UploadsService } from '../uploads/uploads.service.ts';
import { claimUploads, foreignPhoto, releaseUploads } from '../uploads/uploads.ts';
import { holdReview } from './hold-review.ts';
import {
  countOwnReviews,
  forgetDeletedPhotos,
  ownReview,
  ownReviews,
  photosOfDeleted,
} from './own-reviews.sql.ts';
import type { Review } from './review.entity.ts';
import { keepEarlierWords } from './review-revision.entity.ts';
import { recountReviews } from './sums.ts';

/** What people do with the reviews they wrote (decision 35). */
@Injectable()
export class OwnReviewsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly uploads: UploadsService,
  ) {}

  /** A page of one person's, newest first, hidden ones among them. */
  async list(userId: number, page: ListPage): Promise<Page<MyReview[]>> {
    const [rows, counted] = await Promise.all([
      this.database.rows<MyReview>(ownReviews(userId, page)),
      this.database.rows<{ total: number }>(countOwnReviews(userId)),
    ]);
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
   * Takes a review back; it is no longer counted.
   * @throws NotFoundException, ForbiddenException
   */
  async remove(id: number, userId: number): Promise<void> {
    await this.em.transactional(async em => {
      const review = await holdOwn(em, id, userId);
      review.deletedAt = new Date();
      await em.flush();
      await this.uploads.withhold(review.photos);
      await recountReviews(em, [review.property.id]);
    });
  }

  /** Lets go of the photos of reviews deleted a month ago: until then a deletion can be undone (decision 54). */
  async sweep(): Promise<void> {
    await this.em.transactional(async em => {
      const gone = await em.execute<{ photos: string[] }[]>(...forgetDeletedPhotos());
      await releaseUploads(
        em,
        gone.flatMap(({ photos }) => photos),
      );
    });
    await this.settlePhotos();
  }

  /** Mends what a crash between the file and its row left: photos are withheld while their review is deleted. */
  private async settlePhotos() {
    const photos = await this.database.rows<{ url: string; isDeleted: boolean }>(
      photosOfDeleted(await this.uploads.withheld()),
    );
    const urls = (isDeleted: boolean) =>
      photos.filter(photo => photo.isDeleted === isDeleted).map(({ url }) => url);
    await this.uploads.withhold(urls(true));
    await this.uploads.restore(urls(false));
  }

  onModuleInit() {
    hourly('forgetting deleted reviews', () => this.sweep());
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
