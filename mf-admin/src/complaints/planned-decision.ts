import type { ComplaintDecision, DecisionPreview } from '@home-truths/platform/contract';

/** Nothing is preselected. */
export interface DecisionValues extends Record<string, unknown> {
  decision: ComplaintDecision | '';
  note: string;
  isForAll: boolean;
}

/** A decision that is not saved yet, and the emails it would send. */
export interface PlannedDecision {
  body: { decision: ComplaintDecision; note: string; all?: boolean | undefined };
  preview: DecisionPreview;
}
