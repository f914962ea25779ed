import type { Complaint, ComplaintDecision, DecisionPreview } from '@home-truths/platform/contract';

/** What an administrator chose and wrote. Nothing is preselected. */
export interface DecisionValues extends Record<string, unknown> {
  decision: ComplaintDecision | '';
  note: string;
  /** The other open reports of the review get the same decision. */
  isForAll: boolean;
}

/** A decision that is not saved yet, and the emails it would send. */
export interface PlannedDecision {
  body: { decision: ComplaintDecision; note: string; others?: number[] | undefined };
  preview: DecisionPreview;
}

/** Other open reports of the same review among the complaints on the screen. */
export const otherReports = ({ id, review }: Complaint, complaints: readonly Complaint[]) =>
  review
    ? complaints.filter(other => other.id !== id && !other.decidedAt && other.review?.id === review.id)
    : [];
