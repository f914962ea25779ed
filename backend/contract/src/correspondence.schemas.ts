import * as z from 'zod/mini';
import { LIMITS, REPLY_SUBJECTS, THREAD_SUBJECTS } from './rules.ts';
import { byId, integer, oneOf, pathId, text } from './text.ts';

/** A reply to a message, report or request, as the admin console sees it. */
export const SentReply = z.object({
  id: z.int(),
  /** What it is a reply to: the kind of record, such as `enquiry`, and its number. */
  about: z.string(),
  number: z.int(),
  text: z.string(),
  /** The username of the administrator who wrote it; `null` for a deleted account. */
  by: z.nullable(z.string()),
  /** ISO 8601, UTC; as all dates here. */
  createdAt: z.string(),
  /** `waiting`, `sent`, `retrying` while the mail server takes none, or `failed` where it will not be delivered. */
  state: z.string(),
  /** Until when it can be undone: its email is sent then. `null` where it cannot be. */
  undoUntil: z.nullable(z.string()),
});
export type SentReply = z.infer<typeof SentReply>;

/** A message, report or request, to which one can reply. */
const byReplySubject = { params: z.object({ about: oneOf('Record', REPLY_SUBJECTS), id: pathId }) };

/** A message, a report or a request in a thread. */
export const ThreadRecord = z.object({
  /** `enquiry`, `complaint` or `lead`. */
  about: z.string(),
  id: z.int(),
  /** The kind of a message or complaint; the street address of a request. */
  topic: z.string(),
  /** Why a review is reported. */
  reason: z.nullable(z.string()),
  name: z.string(),
  /** Where a request is to be answered by a call. */
  phone: z.optional(z.nullable(z.string())),
  text: z.string(),
  isOpen: z.boolean(),
  createdAt: z.string(),
});
export type ThreadRecord = z.infer<typeof ThreadRecord>;

/** What came with one email, the latest first, and our replies to it, the oldest first. */
export const Thread = z.object({
  /** `null` where none was left: then the thread is one record. */
  email: z.nullable(z.string()),
  /** The account with this email. */
  user: z.nullable(z.object({ id: z.int(), username: z.string() })),
  records: z.array(ThreadRecord),
  replies: z.array(SentReply),
  /** Whether there are no older records. */
  isComplete: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

/** Input and output of `readThread`. */
export const readThreadSchemas = {
  params: z.object({ about: oneOf('Record', THREAD_SUBJECTS), id: pathId }),
  reply: Thread,
};

/** The text of a reply that is edited before it is sent. */
export const ReplyTemplate = z.object({ name: z.string(), label: z.string(), text: z.string() });
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** Input and output of `listReplyTemplates`. */
export const listReplyTemplatesSchemas = { ...byReplySubject, reply: z.array(ReplyTemplate) };

const replyText = text('Reply', {
  ...LIMITS.reply,
  isMultiline: true,
  tooShort: `Reply must be at least ${LIMITS.reply.min} characters`,
});

/** The email that a reply would send. */
export const ReplyPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** How long it can be undone. */
  undoSeconds: z.int(),
});
export type ReplyPreview = z.infer<typeof ReplyPreview>;

/** Input and output of `previewReply`. */
export const previewReplySchemas = {
  ...byReplySubject,
  body: z.object({ text: replyText }),
  reply: ReplyPreview,
};

/** Input and output of `sendReply`. */
export const sendReplySchemas = {
  ...byReplySubject,
  body: z.object({
    text: replyText,
    /** A message is marked as answered with it. */
    close: z.optional(z.boolean('Close must be true or false')),
    /** The number of the latest reply that was seen, 0 for none: a later one is not repeated. */
    latest: z.optional(integer('Latest reply', { min: 0, max: 2_147_483_647 })),
  }),
  reply: SentReply,
};

/** Input and output of `undoReply`: the reply as it was. */
export const undoReplySchemas = { ...byId, reply: SentReply };
