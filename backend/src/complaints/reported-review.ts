import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException } from '@nestjs/common';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { hideReview, showReview } from '../reviews/moderation/moderation.ts';
import { lockReview } from '../reviews/own/lock-review.ts';
import { Complaint } from './complaint.entity.ts';

/**
 * @param decidedAt the time of hiding, by which `unhideReportedReview` knows the decision
 * @returns the note for the author from before the review was hidden, by this decision or an earlier one
 */
export async function hideReportedReview(
  em: EntityManager,
  { review }: Complaint,
  reason: string,
  decidedAt: Date,
): Promise<string | null> {
  if (!review) throw new ConflictException('This complaint is not about a review');
  const reported = await lockReview(em, review.id);
  if (!reported) throw new ConflictException('This review has already been deleted');
  if (reported.hiddenAt) {
    const earlierDecision = { review: reported.id, decision: 'hidden', decidedAt: reported.hiddenAt };
    const [earlier] = await em.find(Complaint, earlierDecision, { limit: 1 });
    return earlier ? noteBeforeDecision(em, earlier.id) : null;
  }
  const { moderationNote = null } = reported;
  await hideReview(em, review.id, reason, decidedAt);
  return moderationNote;
}

/**
 * Unhides the review that a decision hid, unless another decision to hide it is in force.
 * @param decidedTogether the complaints whose decision is undone
 */
export async function unhideReportedReview(
  em: EntityManager,
  { id, review, decidedAt }: Complaint,
  decidedTogether: readonly Complaint[],
): Promise<void> {
  const reported = review && (await lockReview(em, review.id));
  if (!reported?.hiddenAt || Number(reported.hiddenAt) !== Number(decidedAt)) return;
  const [other] = await em.find(
    Complaint,
    {
      review: reported.id,
      decision: 'hidden',
      decidedAt: { $gte: reported.hiddenAt },
      id: { $nin: decidedTogether.map(each => each.id) },
    },
    { orderBy: { decidedAt: 'asc' }, limit: 1 },
  );
  if (!other) return showReview(em, reported.id, await noteBeforeDecision(em, id));
  em.assign(reported, { hiddenAt: other.decidedAt, moderationNote: other.decisionNote });
}

async function noteBeforeDecision(em: EntityManager, complaint: number) {
  const decisionEntry = { action: 'settle', subject: 'complaint', subjectId: complaint };
  const [entry] = await em.find(AuditEntry, decisionEntry, { orderBy: { id: 'desc' }, limit: 1 });
  return (entry?.before as { note?: string | null } | null)?.note ?? null;
}
