import * as z from 'zod/mini';
import { AssignedTo, assigned } from './assignments.schemas.ts';
import { SentReply } from './correspondence.schemas.ts';
import {
  adminPage,
  byId,
  instant,
  oneOf,
  optionalEmail,
  queryInteger,
  queryRecordId,
  recordId,
  sortedBy,
  text,
  version,
} from './fields.ts';
import {
  COMPLAINT_DECISION_NAMES,
  COMPLAINT_KIND_NAMES,
  DATE_SORTS,
  HARMED_NAMES,
  LIMITS,
  RECLASSIFIED_KIND_NAMES,
  VISIBILITIES,
} from './rules.ts';
import { visibleLength } from './visible-text.ts';

// Optional reply fields without a comment are absent from replies of earlier backends.

/** The statements that the law requires of a complaint about defamation. */
export const DefamationStatement = z.object({
  name: text('Name', { min: 1, max: LIMITS.leadName.max }),
  harmed: z.enum(HARMED_NAMES, 'Select who it harms'),
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
  /** The person considers the words defamatory. */
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

/** Returns a check that requires a field for some kinds. By `when` it also runs if other fields are invalid. */
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

export const NewComplaint = z
  .object({
    kind: oneOf('Kind', COMPLAINT_KIND_NAMES),
    /** The page as the person typed it. */
    page: z._default(text('Page', { max: 500 }), ''),
    /** Required without a statement. */
    details: z.optional(text('Details', { max: LIMITS.message.max, isMultiline: true })),
    name: z._default(text('Name', { max: LIMITS.leadName.max }), ''),
    /** The recipient of the mail about the decision. */
    email: optionalEmail('Please enter a valid email'),
    reviewId: z.optional(recordId('Review')),
    /** Required for defamation, with `email` and with `reviewId` or `page`; otherwise ignored. */
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

export const createComplaintSchemas = {
  body: NewComplaint,
  reply: z.object({
    id: z.int(),
    /** The deadline; only for defamation. */
    decideBy: z.optional(instant),
  }),
};

export const Complaint = z.object({
  id: z.int(),
  kind: z.string(),
  /** Chosen for a report. */
  reason: z.nullable(z.string()),
  page: z.string(),
  details: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** The reported review, even if it is hidden or deleted. */
  review: z.nullable(
    z.object({
      id: z.int(),
      propertyId: z.int(),
      title: z.string(),
      content: z.optional(z.string()),
      visibility: z.enum(VISIBILITIES),
    }),
  ),
  user: z.optional(z.nullable(z.object({ username: z.string(), email: z.string() }))),
  statement: z.optional(z.nullable(DefamationStatement)),
  /** Only in a grouped list: the number of open reports of the same review, and their reasons. */
  reports: z.optional(z.int()),
  reasons: z.optional(z.array(z.object({ reason: z.string(), count: z.int() }))),
  decision: z.nullable(z.enum(COMPLAINT_DECISION_NAMES)),
  decisionNote: z.nullable(z.string()),
  noteCount: z.optional(z.int()),
  assignedTo: z.optional(AssignedTo),
  decidedAt: z.nullable(instant),
  latestReply: z.optional(z.nullable(SentReply)),
  /** Null if the decision can no longer be undone. */
  undoUntil: z.optional(z.nullable(instant)),
  version: z.int(),
  createdAt: instant,
});
export type Complaint = z.infer<typeof Complaint>;

/** Unless sorted, open complaints are listed oldest first and settled ones newest first. */
export const listComplaintsSchemas = {
  query: z.object({
    /** The default is `open`. */
    state: z.optional(oneOf('Status', ['open', 'settled'])),
    /** `yes` lists only the oldest open report of each review. */
    grouped: z.optional(oneOf('Grouping', ['yes'])),
    review: z.optional(queryRecordId('Review')),
    assigned,
    page: z.optional(queryInteger('Page', { min: 1, max: 500 })),
    after: adminPage.after,
    limit: adminPage.limit,
    ...sortedBy(DATE_SORTS),
  }),
  reply: z.array(Complaint),
};

/** The reports that are decided together with this one. */
const others = z.optional(
  z
    .array(recordId('Report'), 'Other reports must be a list')
    .check(z.maxLength(LIMITS.page, `At most ${LIMITS.page} reports can be decided together`)),
);

/** True to decide all open reports of the same review, even those that nobody has seen. */
const all = z.optional(z.boolean('All must be true or false'));

export const settleComplaintSchemas = {
  ...byId,
  body: z.object({
    decision: oneOf('Decision', COMPLAINT_DECISION_NAMES),
    note: text('Note', { max: LIMITS.notes, isMultiline: true }),
    others,
    all,
    /** `false` sends no email to the reporters; the author of a hidden review always gets one. */
    sendToReporter: z.optional(z.boolean('Send must be true or false')),
    version,
  }),
  reply: Complaint,
};

const mailContent = { subject: z.string(), text: z.string() };

export const DecisionPreview = z.object({
  /** Null if the reporter left no email and has no account. */
  toReporter: z.nullable(z.object({ to: z.string(), ...mailContent })),
  /** The number of further reporters, who get the same email with the number of their own report. */
  others: z.int(),
  toAuthor: z.nullable(z.object(mailContent)),
});
export type DecisionPreview = z.infer<typeof DecisionPreview>;

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

export const undoDecisionSchemas = { ...byId, body: z.object({ version }), reply: Complaint };

/** The deadline counts from the receipt, whatever the kind. */
export const reclassifyComplaintSchemas = {
  ...byId,
  body: z.object({ kind: oneOf('Kind', RECLASSIFIED_KIND_NAMES), version }),
  reply: Complaint,
};
