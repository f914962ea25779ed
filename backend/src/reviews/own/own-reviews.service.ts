import type { MyReview, Page, ReviewEdit } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Erasures } from '../../erasures/erasures.service.ts';
import { Database } from '../../platform/database/database.ts';
import { NOT_PERMITTED } from '../../platform/http/messages.ts';
import { UploadsService } from '../../uploads/uploads.service.ts';
import { recordAuthorsSeen } from '../moderation/record-authors-seen.ts';
import { Review } from '../review.entity.ts';
import { changeOwnReview, deleteOwnReview } from './change-own-review.ts';
import { lockReview } from './lock-review.ts';
import { type OwnReviewsPage, selectOwnReviewPage } from './own-reviews.sql.ts';

@Injectable()
export class OwnReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly uploads: UploadsService,
    private readonly erasures: Erasures,
  ) {}

  /** Lists a person's reviews. If an administrator reads them, the audit records the anonymous ones. */
  async list(userId: number, page: OwnReviewsPage, reader: { id: number }): Promise<Page<MyReview[]>> {
    const { propertyId: property } = page;
    const where = { user: userId, deletedAt: null, ...(property !== undefined && { property }) };
    const [rows, total] = await Promise.all([
      this.database.rows(selectOwnReviewPage(userId, page)),
      this.em.fork().count(Review, where),
    ]);
    if (reader.id !== userId) await recordAuthorsSeen(this.em, reader.id, rows);
    return { rows, total: String(total) };
  }

  edit(id: number, edit: ReviewEdit, userId: number): Promise<MyReview> {
    return this.em.transactional(async em =>
      changeOwnReview(em, await lockOwn(em, id, userId), edit, { by: userId }),
    );
  }

  async remove(id: number, userId: number): Promise<void> {
    await this.em.transactional(async em => deleteOwnReview(em, await lockOwn(em, id, userId), this.uploads));
    await this.erasures.logCommitted();
  }
}

async function lockOwn(em: EntityManager, id: number, userId: number) {
  const review = await lockReview(em, id);
  if (!review) throw new NotFoundException('Review not found');
  if (review.user?.id !== userId) throw new ForbiddenException(NOT_PERMITTED);
  return review;
}
