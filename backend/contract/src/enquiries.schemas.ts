import * as z from 'zod/mini';
import { AssignedTo, assigned } from './assignments.schemas.ts';
import { recordedAs } from './audit.schemas.ts';
import { SentReply } from './correspondence.schemas.ts';
import { DATE_SORTS, ENQUIRY_KIND_NAMES, ENQUIRY_STATES, LIMITS } from './rules.ts';
import { adminPage, byId, email, oneOf, sortedBy, text, version } from './text.ts';

/** A message to us. */
export const NewEnquiry = z.object({
  kind: z._default(oneOf('Kind', ENQUIRY_KIND_NAMES), 'contact'),
  name: text('Name', { ...LIMITS.leadName, tooShort: 'Name must be at least 2 characters' }),
  email: email('Please enter a valid email'),
  message: text('Message', {
    ...LIMITS.message,
    isMultiline: true,
    tooShort: 'Message must be at least 10 characters',
  }),
});
export type NewEnquiry = z.infer<typeof NewEnquiry>;

/** Input and output of `createEnquiry`. */
export const createEnquirySchemas = { body: NewEnquiry, reply: z.object({ id: z.int() }) };

/** A message as the admin console sees it. */
export const Enquiry = z.object({
  id: z.int(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** ISO 8601, UTC; as all dates here. */
  answeredAt: z.nullable(z.string()),
  /** Our latest reply. */
  latestReply: z.optional(z.nullable(SentReply)),
  /** How many notes of administrators there are (`listNotes`). */
  noteCount: z.optional(z.int()),
  /** The administrator who works on it. */
  assignedTo: z.optional(AssignedTo),
  version: z.optional(z.int()),
  createdAt: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;

/** Input and output of `listEnquiries`, newest first unless sorted; without a state all of them. */
export const listEnquiriesSchemas = {
  query: z.object({
    state: z.optional(oneOf('Status', ENQUIRY_STATES)),
    assigned,
    after: adminPage.after,
    limit: adminPage.limit,
    ...sortedBy(DATE_SORTS),
  }),
  reply: z.array(Enquiry),
};

/** Input and output of `markEnquiryAnswered`. */
export const markEnquiryAnsweredSchemas = {
  ...byId,
  body: z.object({ isAnswered: z.boolean('Answered must be true or false'), version }),
  reply: z.extend(Enquiry, recordedAs),
};

/** How soon messages were answered recently. */
export const ReplyTime = z.object({
  /** The median, in seconds; `null` where none was answered. */
  medianSeconds: z.nullable(z.int()),
  /** How many were answered. */
  answered: z.int(),
  /** The length of the period, in days. */
  days: z.int(),
});
export type ReplyTime = z.infer<typeof ReplyTime>;

/** Output of `readReplyTime`. */
export const readReplyTimeSchemas = { reply: ReplyTime };
