import * as z from 'zod/mini';
import { AssignedTo, assigned } from './assignments.schemas.ts';
import { recordedAs } from './audit.schemas.ts';
import { SentReply } from './correspondence.schemas.ts';
import { adminPage, byId, email, instant, oneOf, sortedBy, text, version } from './fields.ts';
import { DATE_SORTS, ENQUIRY_KIND_NAMES, ENQUIRY_STATES, LIMITS } from './rules.ts';

// Optional reply fields are absent from replies of earlier backends.

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

export const createEnquirySchemas = { body: NewEnquiry, reply: z.object({ id: z.int() }) };

export const Enquiry = z.object({
  id: z.int(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  answeredAt: z.nullable(instant),
  latestReply: z.optional(z.nullable(SentReply)),
  noteCount: z.optional(z.int()),
  assignedTo: z.optional(AssignedTo),
  version: z.optional(z.int()),
  createdAt: instant,
});
export type Enquiry = z.infer<typeof Enquiry>;

/** Newest first unless sorted. */
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

export const markEnquiryAnsweredSchemas = {
  ...byId,
  body: z.object({ isAnswered: z.boolean('Answered must be true or false'), version }),
  reply: z.extend(Enquiry, recordedAs),
};

export const ReplyTime = z.object({
  /** Null if no message was answered. */
  medianSeconds: z.nullable(z.int()),
  answered: z.int(),
  /** The length of the period that was measured. */
  days: z.int(),
});
export type ReplyTime = z.infer<typeof ReplyTime>;

export const readReplyTimeSchemas = { reply: ReplyTime };
