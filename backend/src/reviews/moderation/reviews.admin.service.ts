import { isDeepStrictEqual } from 'node:util';
import type {
  AdminReview,
  AdminReviewEdit,
  editAdminReview,
  Page,
  Reply,
  SessionUser,
} from '@home-truths/contract';
import { editAdminReviewSchemas } from '@home-truths/contract/schemas';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { parseFormer } from '../../audit/parse-former.ts';
import type { Restorer } from '../../audit/restorers.ts';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { Database } from '../../platform/database/database.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { adminPageOf } from '../../platform/database/page-of.ts';
import { countOfAll, sumUpRowCounts } from '../../platform/database/row-count.ts';
import { throwOnDuplicate } from '../../platform/database/throw-on-duplicate.ts';
import { assertCurrentVersion } from '../../platform/http/assert-current-version.ts';
import { SearchService } from '../../properties/search/search.service.ts';
import { UploadsService } from '../../uploads/uploads.service.ts';
import { lockAnyReview, lockReview } from '../own/lock-review.ts';
import { addDescriptions } from '../photo-descriptions.ts';
import { recomputeAggregates } from '../rating-aggregates.ts';
import { Review } from '../review.entity.ts';
import { storeRevision } from '../review-revision.entity.ts';
import { editableState } from './editable-state.ts';
import { recordAuthorsSeen } from './record-authors-seen.ts';
import {
  adminReview,
  adminReviews,
  estimateAddress,
  estimateContent,
  type ReviewSearch,
  toTextEstimate,
} from './reviews.admin.sql.ts';

type ReviewFilters = Omit<ReviewSearch, 'text'> & { q?: string | undefined };
type Administrator = Pick<SessionUser, 'id'>;

@Injectable()
export class ReviewsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly searchService: SearchService,
    private readonly uploads: UploadsService,
  ) {}

  /** Lists reviews, and records that an administrator saw the authors of anonymous ones. */
  async list(filters: ReviewFilters, { id: by }: Administrator): Promise<Page<AdminReview[]>> {
    const page = await this.page(filters);
    const withAuthor = page.rows.filter(({ user }) => user !== null);
    await recordAuthorsSeen(this.em, by, withAuthor);
    return page;
  }

  /** Lists reviews without that record, for callers that show no author of an anonymous review. */
  async page({ q, ...filters }: ReviewFilters): Promise<Page<AdminReview[]>> {
    const text = await this.textOf(q);
    return adminPageOf(await this.database.rows(adminReviews({ ...filters, text })));
  }

  /**
   * Changes a review. Stores changed content as a revision.
   * @param restores the audit entry whose values the edit restores
   */
  async edit(
    id: number,
    edit: AdminReviewEdit,
    { id: by }: Administrator,
    restores?: number,
  ): Promise<Reply<typeof editAdminReview>> {
    const { version, isHidden, moderationNote, isVerified, verifiedBy, ...values } = edit;
    const entry = await this.change(id, lockReview, (em, review) => {
      assertCurrentVersion(review, version);
      const before = editableState(review);
      const changes = addDescriptions(values, review);
      if (differs(changes, before)) {
        storeRevision(em, review, { by: 'moderator', changedBy: by });
        review.edited = 'moderators';
      }
      em.assign(review, { ...changes, isVerified });
      if (moderationNote !== undefined) review.moderationNote = moderationNote || null;
      if (isHidden) review.hiddenAt ??= new Date();
      if (isHidden === false) {
        const hasNewNote = (moderationNote ?? before.moderationNote) !== before.moderationNote;
        // the old note was the reason for hiding; a restored audit entry brings its own note
        if (before.isHidden && !hasNewNote && restores === undefined) review.moderationNote = null;
        review.hiddenAt = null;
      }
      const evidence = isVerified && !before.isVerified && verifiedBy && { verifiedBy };
      return writeAuditEntry(em, {
        by,
        action: 'edit',
        subject: 'review',
        id,
        before,
        after: { ...editableState(review), ...evidence },
        restores,
      });
    });
    return { ...(await this.read(id)), auditEntryId: entry.id };
  }

  remove(id: number, { id: by }: Administrator): Promise<void> {
    return this.change(id, lockReview, (em, review) => {
      review.deletedAt = new Date();
      writeAuditEntry(em, { by, action: 'delete', subject: 'review', id, before: editableState(review) });
    });
  }

  async restore(id: number, { id: by }: Administrator, restores?: number): Promise<AdminReview> {
    const restored = this.change(id, lockAnyReview, (em, review) => {
      if (!review.deletedAt) throw new ConflictException('This review isn’t deleted');
      if (review.content === '')
        throw new ConflictException('The text of this review was erased a year after it was deleted');
      review.deletedAt = null;
      writeAuditEntry(em, { by, action: 'restore', subject: 'review', id, restores });
    });
    await restored.catch(throwOnDuplicate(reviewedAgain));
    return this.read(id);
  }

  readonly restorer: Restorer = {
    read: async id => {
      const review = await this.em.fork().findOne(Review, { id, deletedAt: null });
      return review ? { values: editableState(review), version: review.version } : undefined;
    },
    write: (id, values, version, { by, entry }) =>
      this.edit(id, { ...parseFormer(editAdminReviewSchemas.body, values), version }, { id: by }, entry),
    undelete: (id, { by, entry }) => this.restore(id, { id: by }, entry),
  };

  private change<Result>(
    id: number,
    lock: typeof lockReview,
    work: (em: EntityManager, review: Review) => Result,
  ): Promise<Result> {
    return this.em.transactional(async em => {
      const review = await lock(em, id);
      if (!review) throw new NotFoundException('Review not found');
      const result = work(em, review);
      await em.flush();
      await (review.deletedAt ? this.uploads.withhold(review.photos) : this.uploads.restore(review.photos));
      await recomputeAggregates(em, [review.property.id]);
      return result;
    });
  }

  /** Records the access in the audit. */
  async revealContact(id: number, { id: by }: Administrator): Promise<{ contactEmail: string | null }> {
    return this.em.transactional(async em => {
      const review = await em.findOne(Review, { id }, { populate: ['contactEmail'] });
      if (!review) throw new NotFoundException('Review not found');
      writeAuditEntry(em, { by, action: 'look', subject: 'review', id });
      return { contactEmail: review.contactEmail ?? null };
    });
  }

  private async read(id: number): Promise<AdminReview> {
    const [review] = await this.database.rows(adminReview(id));
    if (!review) throw new NotFoundException('Review not found');
    return review;
  }

  private async textOf(q: string | undefined): Promise<ReviewSearch['text']> {
    const terms = (q ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu);
    if (!terms) return undefined;
    const prefixes = terms.map(term => `'${term}':*`);
    const address = (await this.searchService.addressTsquery(q)) ?? prefixes.join(' & ');
    const text = { prefixes, address };
    const [contentMatches, [addressMatches = 0], [all]] = await Promise.all([
      this.estimates(estimateContent(text)),
      this.estimates(estimateAddress(text)),
      this.database.rows(countOfAll('review')),
    ]);
    return { ...text, ...toTextEstimate(text, contentMatches, addressMatches, all?.found ?? 0) };
  }

  private async estimates(query: ReturnType<typeof estimateAddress>) {
    const [row] = await this.database.rows(query);
    return row?.estimates ?? [];
  }

  @Hourly('summing up row counts')
  async sumUpRowCounts(): Promise<void> {
    await this.database.rows(sumUpRowCounts());
  }
}

const differs = (changes: object, before: Record<string, unknown>) =>
  Object.entries(changes).some(([name, value]) => !isDeepStrictEqual(value, before[name]));

const reviewedAgain = () =>
  new ConflictException('The author has since posted another review of this property.');
