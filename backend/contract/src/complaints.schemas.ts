import * as z from 'zod/mini';
import { COMPLAINT_DECISION_NAMES, COMPLAINT_KIND_NAMES, LIMITS, VISIBILITIES } from './rules.ts';
import { deskPage, oneOf, optionalEmail, pathId, queryInteger, text, version } from './text.ts';

/** A complaint about the site (decisions 21 and 63). */
export const NewComplaint = z.object({
  kind: oneOf('Kind', COMPLAINT_KIND_NAMES),
  /** The page it is about, as the person gave it. */
  page: z._default(text('Page', { max: 500 }), ''),
  details: text('Details', { ...LIMITS.message, tooShort: 'Details must be at least 10 characters' }),
  name: z._default(text('Name', { max: LIMITS.leadName.max }), ''),
  /** Where the decision goes; without one nobody can be answered. */
  email: optionalEmail('Please enter a valid email'),
});
export type NewComplaint = z.infer<typeof NewComplaint>;

/** What goes into `createComplaint` and what comes out: the number of the complaint. */
export const createComplaintSchemas = { body: NewComplaint, reply: z.object({ id: z.int() }) };

/** A complaint or a reported review as the desk sees it (decision 21). */
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
    z.object({ id: z.int(), propertyId: z.int(), title: z.string(), visibility: z.enum(VISIBILITIES) }),
  ),
  decision: z.nullable(z.enum(COMPLAINT_DECISION_NAMES)),
  decisionNote: z.nullable(z.string()),
  /** ISO 8601, UTC; as all dates here. */
  decidedAt: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
});
export type Complaint = z.infer<typeof Complaint>;

/** What goes into `listComplaints` and what comes out: open ones oldest first, settled ones newest first. */
export const listComplaintsSchemas = {
  query: z.object({
    state: z.optional(oneOf('Status', ['open', 'settled'])),
    page: z.optional(queryInteger('Page', { min: 1, max: 500 })),
    limit: deskPage.limit,
  }),
  reply: z.array(Complaint),
};

/** What goes into `settleComplaint` and what comes out. Deciding `hidden` hides the reported review. */
export const settleComplaintSchemas = {
  params: z.object({ id: pathId }),
  body: z.object({
    decision: oneOf('Decision', COMPLAINT_DECISION_NAMES),
    note: text('Note', { max: LIMITS.notes }),
    version,
  }),
  reply: Complaint,
};
