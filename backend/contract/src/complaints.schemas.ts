import * as z from 'zod/mini';
import { COMPLAINT_DECISION_NAMES, COMPLAINT_KIND_NAMES, LIMITS, VISIBILITIES } from './rules.ts';
import { adminPage, byId, oneOf, optionalEmail, queryInteger, recordId, text, version } from './text.ts';

/** A complaint about the site (decisions 121 and 163). */
export const NewComplaint = z.object({
  kind: oneOf('Kind', COMPLAINT_KIND_NAMES),
  /** The page it is about, as the person entered it. */
  page: z._default(text('Page', { max: 500 }), ''),
  details: text('Details', { ...LIMITS.message, tooShort: 'Details must be at least 10 characters' }),
  name: z._default(text('Name', { max: LIMITS.leadName.max }), ''),
  /** The email for the decision; without one it is not sent. */
  email: optionalEmail('Please enter a valid email'),
});
export type NewComplaint = z.infer<typeof NewComplaint>;

/** Input and output of `createComplaint`: the number of the complaint. */
export const createComplaintSchemas = { body: NewComplaint, reply: z.object({ id: z.int() }) };

/** A complaint or a reported review as the admin console sees it (decision 121). */
export const Complaint = z.object({
  id: z.int(),
  kind: z.string(),
  reason: z.nullable(z.string()),
  page: z.string(),
  details: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** The reported review, whatever its state. */
  review: z.nullable(
    z.object({
      id: z.int(),
      propertyId: z.int(),
      title: z.string(),
      content: z.optional(z.string()),
      visibility: z.enum(VISIBILITIES),
    }),
  ),
  /** The account of the reporter, where they were signed in and still have one. */
  user: z.optional(z.nullable(z.object({ username: z.string(), email: z.string() }))),
  decision: z.nullable(z.enum(COMPLAINT_DECISION_NAMES)),
  decisionNote: z.nullable(z.string()),
  /** ISO 8601, UTC; as all dates here. */
  decidedAt: z.nullable(z.string()),
  /** Until when the decision can be undone; `null` where it cannot be. */
  undoUntil: z.optional(z.nullable(z.string())),
  version: z.int(),
  createdAt: z.string(),
});
export type Complaint = z.infer<typeof Complaint>;

/** Input and output of `listComplaints`: open ones oldest first, settled ones newest first. */
export const listComplaintsSchemas = {
  query: z.object({
    state: z.optional(oneOf('Status', ['open', 'settled'])),
    page: z.optional(queryInteger('Page', { min: 1, max: 500 })),
    limit: adminPage.limit,
  }),
  reply: z.array(Complaint),
};

/** Ids of other open reports of the same review, decided together with the one in the path. */
const others = z.optional(
  z
    .array(recordId('Report'), 'Other reports must be a list')
    .check(z.maxLength(LIMITS.page, `At most ${LIMITS.page} reports can be decided together`)),
);

/** Input and output of `settleComplaint`. Deciding `hidden` hides the reported review. */
export const settleComplaintSchemas = {
  ...byId,
  body: z.object({
    decision: oneOf('Decision', COMPLAINT_DECISION_NAMES),
    note: text('Note', { max: LIMITS.notes }),
    others,
    version,
  }),
  reply: Complaint,
};

const mailContent = { subject: z.string(), text: z.string() };

/** The emails that a decision would send. */
export const DecisionPreview = z.object({
  /** To the reporter; `null` where they left no email and have no account. */
  toReporter: z.nullable(z.object({ to: z.string(), ...mailContent })),
  /** How many other reporters get the same email, each with the number of their report. */
  others: z.int(),
  /** To the account of the author of a review that is hidden. */
  toAuthor: z.nullable(z.object(mailContent)),
});
export type DecisionPreview = z.infer<typeof DecisionPreview>;

/** Input and output of `previewDecision`. */
export const previewDecisionSchemas = {
  ...byId,
  body: z.object({
    decision: z.enum(COMPLAINT_DECISION_NAMES, 'Choose a decision'),
    note: text('Reason', { min: 1, max: LIMITS.notes, tooShort: 'Give your reason' }),
    others,
  }),
  reply: DecisionPreview,
};

/** Input and output of `undoDecision`. */
export const undoDecisionSchemas = { ...byId, body: z.object({ version }), reply: Complaint };
