import * as z from 'zod/mini';
import { AssignedTo, assigned } from './assignments.schemas.ts';
import { SentReply } from './correspondence.schemas.ts';
import {
  COMPLAINT_DECISION_NAMES,
  COMPLAINT_KIND_NAMES,
  DATE_SORTS,
  HARMED_NAMES,
  LIMITS,
  RECLASSIFIED_KIND_NAMES,
  VISIBILITIES,
} from './rules.ts';
import {
  adminPage,
  byId,
  oneOf,
  optionalEmail,
  queryInteger,
  queryRecordId,
  recordId,
  sortedBy,
  text,
  version,
} from './text.ts';
import { visibleLength } from './visible-text.ts';

/** What the law asks of a complaint about defamation: the matter, and that the person considers it defamatory. */
export const DefamationStatement = z.object({
  name: text('Name', { min: 1, max: LIMITS.leadName.max }),
  /** Whom the words harm. */
  harmed: z.enum(HARMED_NAMES, 'Select who it harms'),
  /** The words, exactly. */
  quotation: text('The exact words', {
    ...LIMITS.quotation,
    isMultiline: true,
    tooShort: 'Copy in the exact words',
    missing: 'Copy in the exact words',
  }),
  untrue: text('What’s untrue', {
    ...LIMITS.untrue,
    isMultiline: true,
    tooShort: 'Tell us what’s untrue (at least 20 characters)',
    missing: 'Tell us what’s untrue (at least 20 characters)',
  }),
  harm: z.optional(text('The harm', { max: LIMITS.message.max, isMultiline: true })),
  considers: z.literal(true, 'Select this box, or choose a different type of complaint'),
});
export type DefamationStatement = z.infer<typeof DefamationStatement>;

interface ByKind {
  kind: string;
  details?: string | undefined;
  email?: string | null | undefined;
  statement?: unknown;
  reviewId?: number | undefined;
  page?: string | undefined;
}

/**
 * What depends on the kind. It is checked even where other fields are invalid, so that a person sees all messages.
 * @param field that the message belongs to
 */
const requireFor = (
  isKind: (kind: string) => boolean,
  field: keyof ByKind,
  error: string,
  isThere: (complaint: ByKind) => boolean = complaint => complaint[field] !== undefined,
) =>
  z.refine<ByKind>(complaint => !isKind(complaint.kind) || isThere(complaint), {
    path: [field],
    error,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
const isAboutDefamation = (kind: string) => kind === 'defamation';
const isAboutAnythingElse = (kind: string) => kind !== 'defamation';

/** A complaint about the site. */
export const NewComplaint = z
  .object({
    kind: oneOf('Kind', COMPLAINT_KIND_NAMES),
    /** The page it is about, as the person entered it. */
    page: z._default(text('Page', { max: 500 }), ''),
    /** Optional beside a statement. */
    details: z.optional(text('Details', { max: LIMITS.message.max, isMultiline: true })),
    name: z._default(text('Name', { max: LIMITS.leadName.max }), ''),
    /** The email for the decision; without one it is not sent. */
    email: optionalEmail('Please enter a valid email'),
    /** The review that a complaint about defamation is about. */
    reviewId: z.optional(recordId('Review')),
    /** Required for a complaint about defamation, as are `email` and `reviewId` or `page`; ignored for any other. */
    statement: z.optional(DefamationStatement),
  })
  .check(
    requireFor(isAboutAnythingElse, 'details', 'Details is required'),
    requireFor(
      isAboutAnythingElse,
      'details',
      `Details must be at least ${LIMITS.message.min} characters`,
      ({ details }) => typeof details !== 'string' || visibleLength(details) >= LIMITS.message.min,
    ),
    requireFor(isAboutDefamation, 'statement', 'Tell us what the complaint is about'),
    requireFor(
      isAboutDefamation,
      'email',
      'Please enter a valid email',
      ({ email }) => email !== null && email !== undefined,
    ),
    requireFor(
      isAboutDefamation,
      'page',
      'Tell us which review or page it is',
      ({ reviewId, page }) => reviewId !== undefined || !!page,
    ),
  );
export type NewComplaint = z.infer<typeof NewComplaint>;

/** Input and output of `createComplaint`. */
export const createComplaintSchemas = {
  body: NewComplaint,
  reply: z.object({
    /** The number of the complaint. */
    id: z.int(),
    /** Until when a complaint about defamation is decided: seven days after it was received; ISO 8601, UTC. */
    decideBy: z.optional(z.string()),
  }),
};

/** A complaint or a reported review as the admin console sees it. */
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
  /** What a complaint about defamation says. */
  statement: z.optional(z.nullable(DefamationStatement)),
  /** Grouped: how many open reports of the same review this one stands for, and their reasons. */
  reports: z.optional(z.int()),
  reasons: z.optional(z.array(z.object({ reason: z.string(), count: z.int() }))),
  decision: z.nullable(z.enum(COMPLAINT_DECISION_NAMES)),
  decisionNote: z.nullable(z.string()),
  /** How many notes of administrators there are (`listNotes`). */
  noteCount: z.optional(z.int()),
  /** The administrator who works on it. */
  assignedTo: z.optional(AssignedTo),
  /** ISO 8601, UTC; as all dates here. */
  decidedAt: z.nullable(z.string()),
  /** Our latest reply, besides the decision. */
  latestReply: z.optional(z.nullable(SentReply)),
  /** Until when the decision can be undone; `null` where it cannot be. */
  undoUntil: z.optional(z.nullable(z.string())),
  version: z.int(),
  createdAt: z.string(),
});
export type Complaint = z.infer<typeof Complaint>;

/** Input and output of `listComplaints`: unless sorted, open ones oldest first, settled ones newest first. */
export const listComplaintsSchemas = {
  query: z.object({
    state: z.optional(oneOf('Status', ['open', 'settled'])),
    /** Open reports of one review as one row, the oldest of them. */
    grouped: z.optional(oneOf('Grouping', ['yes'])),
    /** Only those about this review. */
    review: z.optional(queryRecordId('Review')),
    assigned,
    page: z.optional(queryInteger('Page', { min: 1, max: 500 })),
    after: adminPage.after,
    limit: adminPage.limit,
    ...sortedBy(DATE_SORTS),
  }),
  reply: z.array(Complaint),
};

/** Ids of other open reports of the same review, decided together with the one in the path. */
const others = z.optional(
  z
    .array(recordId('Report'), 'Other reports must be a list')
    .check(z.maxLength(LIMITS.page, `At most ${LIMITS.page} reports can be decided together`)),
);

/** Every open report of the same review is decided together with the one in the path, also any that came since. */
const all = z.optional(z.boolean('All must be true or false'));

/** Input and output of `settleComplaint`. Deciding `hidden` hides the reported review. */
export const settleComplaintSchemas = {
  ...byId,
  body: z.object({
    decision: oneOf('Decision', COMPLAINT_DECISION_NAMES),
    note: text('Note', { max: LIMITS.notes, isMultiline: true }),
    others,
    all,
    /** `false`: those who reported are not told by email. The author of a hidden review is. */
    sendToReporter: z.optional(z.boolean('Send must be true or false')),
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
    note: text('Reason', { min: 1, max: LIMITS.notes, tooShort: 'Give your reason', isMultiline: true }),
    others,
    all,
  }),
  reply: DecisionPreview,
};

/** Input and output of `undoDecision`. */
export const undoDecisionSchemas = { ...byId, body: z.object({ version }), reply: Complaint };

/** Input and output of `reclassifyComplaint`: what it is about; the time to decide it still counts from its receipt. */
export const reclassifyComplaintSchemas = {
  ...byId,
  body: z.object({ kind: oneOf('Kind', RECLASSIFIED_KIND_NAMES), version }),
  reply: Complaint,
};
