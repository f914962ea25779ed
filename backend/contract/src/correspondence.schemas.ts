import * as z from 'zod/mini';
import { byId, instant, integer, oneOf, pathId, text } from './fields.ts';
import { LIMITS, REPLY_SUBJECTS, THREAD_SUBJECTS } from './rules.ts';

export const SentReply = z.object({
  id: z.int(),
  /** The kind of the answered record, such as `enquiry`; `number` is its id. */
  about: z.string(),
  number: z.int(),
  text: z.string(),
  /** The administrator's username; null for a deleted account. */
  by: z.nullable(z.string()),
  createdAt: instant,
  /** `waiting`, `sent`, `retrying` while the mail server fails, or `failed` for good. */
  state: z.string(),
  /** The time when its email is sent; null if it can no longer be undone. */
  undoUntil: z.nullable(instant),
});
export type SentReply = z.infer<typeof SentReply>;

const byReplySubject = { params: z.object({ about: oneOf('Record', REPLY_SUBJECTS), id: pathId }) };

export const ThreadRecord = z.object({
  /** `enquiry`, `complaint` or `lead`. */
  about: z.string(),
  id: z.int(),
  /** The kind of a message or complaint; the street address of a request. */
  topic: z.string(),
  reason: z.nullable(z.string()),
  name: z.string(),
  /** Absent from replies of earlier backends. */
  phone: z.optional(z.nullable(z.string())),
  text: z.string(),
  isOpen: z.boolean(),
  createdAt: instant,
});
export type ThreadRecord = z.infer<typeof ThreadRecord>;

/** The records of one email, the latest first, and our replies to them, the oldest first. */
export const Thread = z.object({
  /** Null if the person left none; the thread is then one record. */
  email: z.nullable(z.string()),
  user: z.nullable(z.object({ id: z.int(), username: z.string() })),
  records: z.array(ThreadRecord),
  replies: z.array(SentReply),
  /** False if the person sent more than `LIMITS.thread` records. */
  isComplete: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

export const readThreadSchemas = {
  params: z.object({ about: oneOf('Record', THREAD_SUBJECTS), id: pathId }),
  reply: Thread,
};

export const ReplyTemplate = z.object({ name: z.string(), label: z.string(), text: z.string() });
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

export const listReplyTemplatesSchemas = { ...byReplySubject, reply: z.array(ReplyTemplate) };

const replyText = text('Reply', {
  ...LIMITS.reply,
  isMultiline: true,
  tooShort: `Reply must be at least ${LIMITS.reply.min} characters`,
});

export const ReplyPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  undoSeconds: z.int(),
});
export type ReplyPreview = z.infer<typeof ReplyPreview>;

export const previewReplySchemas = {
  ...byReplySubject,
  body: z.object({ text: replyText }),
  reply: ReplyPreview,
};

export const sendReplySchemas = {
  ...byReplySubject,
  body: z.object({
    text: replyText,
    /** True to mark the message as answered. */
    close: z.optional(z.boolean('Close must be true or false')),
    /** The id of the latest reply that the administrator saw, or 0: a later one rejects this reply. */
    latest: z.optional(integer('Latest reply', { min: 0, max: 2_147_483_647 })),
  }),
  reply: SentReply,
};

export const undoReplySchemas = { ...byId, reply: SentReply };
