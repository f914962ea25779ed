import type { DefamationStatement } from '@home-truths/contract';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';
import { Review } from '../reviews/review.entity.ts';

const ComplaintSchema = defineEntity({
  name: 'Complaint',
  properties: {
    /** The number that the person gets. */
    id: p.integer().primary(),
    /** `review` for a report; otherwise what a complaint is about. */
    kind: p.text(),
    /** The reason of a report. */
    reason: p.text().nullable(),
    review: () => p.manyToOne(Review).nullable().deleteRule('set null').index().ref(),
    page: p.text().default(''),
    details: p.text(),
    name: p.text().default(''),
    statement: p.json<DefamationStatement>().nullable(),
    /** The recipient of the decision. */
    email: p.text().nullable(),
    user: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    /** The visitor cookie's id, without an account. */
    visitor: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    decidedAt: p.datetime().nullable(),
    decision: p.text().nullable(),
    decisionNote: p.text().nullable(),
    version: p.integer().version(),
    assignedTo: () => p.manyToOne(User).nullable().deleteRule('set null').ref(),
  },
  checks: sqlChecks({
    complaint_kind_check: `kind in ('review', 'content', 'defamation', 'privacy', 'accessibility', 'fault', 'other')`,
    complaint_reason_check: `reason in ('untrue', 'personal', 'offensive', 'advertising', 'wrong-home', 'other')`,
    complaint_details_check: 'char_length(details) <= 2000',
    complaint_decision_check: `decision in ('kept', 'edited', 'hidden', 'done')`,
  }),
  indexes: sqlIndexes(
    'create index complaint_settled_idx on complaint (decided_at desc) where decided_at is not null',
    'create index complaint_open_idx on complaint (created_at) where decided_at is null',
    'create index complaint_email_idx on complaint (lower(email), id) where email is not null',
    `create index complaint_open_reports_idx on complaint (review_id, created_at, id) where kind = 'review' and decided_at is null`,
    'create index complaint_assigned_idx on complaint (assigned_to_id) where assigned_to_id is not null',
    'create index complaint_assigned_open_idx on complaint (assigned_to_id, created_at) where decided_at is null',
    'create index complaint_assigned_settled_idx on complaint (assigned_to_id, decided_at) where decided_at is not null',
  ),
});

/** A report of a review or a complaint about the site. Reviews stay visible until the decision. */
export class Complaint extends ComplaintSchema.class {}
ComplaintSchema.setClass(Complaint);
