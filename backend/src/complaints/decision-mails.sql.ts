import type { ComplaintDecision } from '@home-truths/contract';
import { sql, unsafe } from '../platform/database/sql.ts';
import { decisionFinalAt } from './complaints.admin.sql.ts';

export interface DecisionParties {
  number: number;
  isReport: boolean;
  isComplaint: boolean;
  property: string | null;
  /** The email that was left, or the account's. */
  reporter: string | null;
  /** The account's email, never the contact email of a review. */
  author: string | null;
}

const PARTY_COLUMNS = `complaint.id as number, complaint.kind = 'review' as "isReport", complaint.kind = 'defamation' as "isComplaint",
  property.address || ', ' || property.suburb || ' ' || property.state || ' ' || property.postcode as property,
  coalesce(complaint.email, reporter.email) as reporter,
  case when earlier.id is null and review.deleted_at is null then author.email end as author`;

/**
 * `earlier` is an earlier decision that hid the review, whose author is then not notified again.
 * @param decidedBefore SQL of the time of the decision
 */
const partyTables = (decidedBefore: string) => `complaint
  left join app_user as reporter on reporter.id = complaint.user_id
  left join review on review.id = complaint.review_id
  left join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id
  left join lateral (
    select other.id from complaint as other
    where other.review_id = review.id and other.decision = 'hidden'
      and other.decided_at >= review.hidden_at and other.decided_at < ${decidedBefore} limit 1
  ) as earlier on true`;

export const partiesOf = (ids: number[]) =>
  sql<DecisionParties>`select ${unsafe(PARTY_COLUMNS)} from ${unsafe(partyTables('now()'))} where complaint.id = any(${ids}::int[])`;

export interface DecisionToSend extends DecisionParties {
  decision: ComplaintDecision;
  reason: string;
  isFinal: boolean;
}

/** Returns no row if the decision was undone, or the review shown or hidden since; waits for a running undo. */
export const selectDecisionToSend = (id: number, version: number, undoSeconds: number) => sql<DecisionToSend>`
  select ${unsafe(PARTY_COLUMNS)}, complaint.decision, complaint.decision_note as reason,
    ${unsafe(decisionFinalAt(undoSeconds))} <= clock_timestamp() as "isFinal"
  from ${unsafe(partyTables('complaint.decided_at'))}
  where complaint.id = ${id} and complaint.version = ${version} and complaint.decided_at is not null
    and (review.id is null or coalesce(review.hidden_at <= complaint.decided_at, complaint.decision <> 'hidden'))
  for share of complaint`;
