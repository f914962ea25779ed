import type { ComplaintDecision, DecisionPreview } from '@home-truths/platform/contract';

/** The values of the form in `DecideDialog`; `isForAll`: for all open reports of the review. */
export interface DecisionValues extends Record<string, unknown> {
  decision: ComplaintDecision | '';
  note: string;
  isForAll: boolean;
}

/** A decision that is not saved yet, with the emails that it would send. */
export interface PlannedDecision {
  body: { decision: ComplaintDecision; note: string; all?: boolean | undefined };
  preview: DecisionPreview;
}
