import type { countReviewsOf, ParsedInput, Reply, setReviewVisibility } from '@home-truths/contract';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { User } from '../../accounts/user.entity.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { query } from '../../platform/database/query.ts';
import { lockReviewedProperties } from '../own/lock-review.ts';
import { recomputeAggregates } from '../rating-aggregates.ts';
import { Review } from '../review.entity.ts';
import { editableState } from './editable-state.ts';
import {
  countByVisibility,
  type LocatedReview,
  locateReviews,
  visibleReviewsBy,
  type Writer,
  writerOfReview,
} from './review-visibility.sql.ts';

type VisibilityChange = ParsedInput<typeof setReviewVisibility>['body'];
type ReadReviews = NonNullable<VisibilityChange['reviews']>;

/** Returns false if it left the review unchanged. */
type ReviewChange = (review: Review) => boolean;

interface Recording {
  by: number;
  /** In an undo, returns the id of the audit entry that is undone for a review. */
  restoredFrom?(review: Review): number | undefined;
}

interface ReviewEntry {
  before: { isHidden: boolean; moderationNote?: string | null };
  after: { version: number };
}

/** Reviews that are locked and in memory at a time. */
const BATCH = 200;

/** Hides or shows many reviews in one transaction. Writes an audit entry for each, and one for all, to undo. */
@Injectable()
export class ReviewVisibilityService {
  constructor(private readonly em: EntityManager) {}

  async count({
    userId,
    reviewId,
  }: ParsedInput<typeof countReviewsOf>['query']): Promise<Reply<typeof countReviewsOf>> {
    const em = this.em.fork();
    const writer = await writerOf(em, { userId, authorOf: reviewId });
    return onlyRow(await query(em, countByVisibility(writer)));
  }

  /**
   * Hides chosen reviews or all visible ones of an author, or shows chosen ones. Reviews that were deleted or changed
   * meanwhile stay unchanged.
   */
  set(change: VisibilityChange, by: number): Promise<Reply<typeof setReviewVisibility>> {
    const { isHidden, reason = '', reviews } = change;
    return this.em.transactional(async em => {
      const setOne = (review: Review) => {
        const isInState = (review.hiddenAt !== null) === isHidden;
        if (isInState || !isUnchanged(review, reviews)) return false;
        em.assign(review, {
          hiddenAt: isHidden ? new Date() : null,
          moderationNote: isHidden ? reason : null,
        });
        return true;
      };
      const changed = reviews
        ? await changeLocated(em, await locate(em, reviews), setOne, { by })
        : await changeAllBy(em, await writerOf(em, change), setOne, by);
      if (changed.entries.length === 0)
        throw new ConflictException(
          reviews
            ? 'Nothing was changed: somebody else has changed or deleted these reviews since'
            : 'There are no reviews on the site to hide',
        );
      // the entry for all is about the author, or the first chosen review
      const [subject, id] = change.userId
        ? (['person', change.userId] as const)
        : (['review', change.authorOf ?? reviews?.[0]?.id ?? 0] as const);
      const entry = writeAuditEntry(em, {
        by,
        action: isHidden ? 'hide' : 'show',
        subject,
        id,
        after: {
          ...(isHidden && { moderationNote: reason }),
          reviews: changed.entries.length,
          entries: changed.entries,
        },
      });
      await em.flush();
      return {
        auditEntryId: entry.id,
        changed: changed.entries.length,
        unchanged: reviews ? new Set(reviews.map(review => review.id)).size - changed.entries.length : 0,
        properties: changed.properties.size,
      };
    });
  }

  /**
   * Undoes a bulk change for each review that nobody has changed since; the new audit entry counts the others.
   * @param id the audit entry of the bulk change
   */
  undo(id: number, by: number): Promise<void> {
    return this.em.transactional(async em => {
      const bulkEntry = await em.findOne(AuditEntry, { id, action: { $in: ['hide', 'show'] } });
      if (!bulkEntry) throw new NotFoundException('Entry not found');
      const { entries } = bulkEntry.after as { entries: number[] };
      const written = await em.find(AuditEntry, { id: { $in: entries }, subject: 'review' });
      const former = new Map(written.map(entry => [entry.subjectId, entry]));
      const restoreOne = (review: Review) => {
        const { before, after } = former.get(review.id) as AuditEntry & ReviewEntry;
        if (after.version !== review.version) return false;
        const { isHidden, moderationNote = null } = before;
        em.assign(review, { hiddenAt: isHidden ? new Date() : null, moderationNote });
        return true;
      };
      const located = await query(em, locateReviews([...former.keys()]));
      const restoredFrom = (review: Review) => former.get(review.id)?.id;
      const restored = await changeLocated(em, located, restoreOne, { by, restoredFrom });
      if (restored.entries.length === 0)
        throw new ConflictException('Nothing was undone: these reviews have all changed since');
      writeAuditEntry(em, {
        by,
        action: 'undo',
        subject: bulkEntry.subject as 'review' | 'person',
        id: bulkEntry.subjectId,
        after: {
          undoes: bulkEntry.id,
          restored: restored.entries.length,
          notRestored: entries.length - restored.entries.length,
        },
      });
    });
  }
}

/** Returns false if a chosen review has another version than the administrator read. */
function isUnchanged({ id, version }: Review, reviews: ReadReviews | undefined): boolean {
  const read = reviews?.find(review => review.id === id);
  return read?.version === undefined || read.version === version;
}

const locate = (em: EntityManager, reviews: ReadReviews) =>
  query(em, locateReviews(reviews.map(({ id }) => id)));

interface Changed {
  entries: number[];
  properties: Set<number>;
}

async function changeAllBy(
  em: EntityManager,
  writer: Writer,
  change: ReviewChange,
  by: number,
): Promise<Changed> {
  const changed: Changed = { entries: [], properties: new Set() };
  for (;;) {
    const batch = await query(em, visibleReviewsBy(writer, BATCH));
    if (batch.length === 0) return changed;
    await changeBatch(em, batch, change, { by }, changed);
  }
}

async function changeLocated(
  em: EntityManager,
  located: readonly LocatedReview[],
  change: ReviewChange,
  recording: Recording,
): Promise<Changed> {
  const changed: Changed = { entries: [], properties: new Set() };
  for (let start = 0; start < located.length; start += BATCH)
    await changeBatch(em, located.slice(start, start + BATCH), change, recording, changed);
  return changed;
}

/** Changes at most `BATCH` reviews. Locks properties first and in order, to prevent deadlocks. */
async function changeBatch(
  em: EntityManager,
  batch: readonly LocatedReview[],
  change: ReviewChange,
  { by, restoredFrom }: Recording,
  changed: Changed,
) {
  const properties = [...new Set(batch.map(({ propertyId }) => propertyId))];
  await query(em, lockReviewedProperties(properties));
  const reviews = await em.find(
    Review,
    // a concurrent merge may have moved one of them
    { id: { $in: batch.map(({ id }) => id) }, property: { $in: properties }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const changes = reviews
    .map(review => ({ review, before: editableState(review) }))
    .filter(({ review }) => change(review));
  // gives reviews the version that entries name
  await em.flush();
  const entries = changes.map(({ review, before }) =>
    writeAuditEntry(em, {
      by,
      action: 'edit',
      subject: 'review',
      id: review.id,
      before,
      after: { ...editableState(review), version: review.version },
      restores: restoredFrom?.(review),
    }),
  );
  await em.flush();
  await recomputeAggregates(em, properties);
  for (const { review } of changes) changed.properties.add(review.property.id);
  changed.entries.push(...entries.map(({ id }) => id));
  em.clear();
}

/** @param authorOf the id of a review by the writer */
async function writerOf(
  em: EntityManager,
  { userId, authorOf = 0 }: Pick<VisibilityChange, 'userId' | 'authorOf'>,
): Promise<Writer> {
  if (userId) {
    if (!(await em.findOne(User, { id: userId }))) throw new NotFoundException('Person not found');
    return { userId };
  }
  const [review] = await query(em, writerOfReview(authorOf));
  if (!review) throw new NotFoundException('Review not found');
  if (review.userId !== null) return { userId: review.userId };
  if (review.writerMark !== null) return { writerMark: review.writerMark };
  throw new ConflictException('We don’t know who wrote this review, so we can’t find others by them');
}
