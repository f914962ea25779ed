import type { ReplyTemplate, SentReply, Thread, ThreadRecord } from '@home-truths/platform/contract';

/** Test data: a reply to enquiry 1, sent long ago. */
export const buildReply = (id: number, values: Partial<SentReply> = {}): SentReply => ({
  id,
  about: 'enquiry',
  number: 1,
  text: 'Levies pay for the building.',
  by: 'sam',
  createdAt: '2026-11-20T00:00:00.000Z',
  state: 'sent',
  undoUntil: null,
  ...values,
});

export const buildThreadRecord = (id: number, values: Partial<ThreadRecord> = {}): ThreadRecord => ({
  about: 'enquiry',
  id,
  topic: 'guide',
  reason: null,
  name: 'Leo Papas',
  text: 'What do levies pay for?',
  isOpen: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...values,
});

export const buildThread = (values: Partial<Thread> = {}): Thread => ({
  email: 'leo@example.com',
  user: null,
  records: [buildThreadRecord(1)],
  replies: [],
  isComplete: true,
  ...values,
});

export const TEMPLATES: ReplyTemplate[] = [
  { name: 'general', label: 'General reply', text: 'Hi Leo,\n\nThanks for your message.' },
  { name: 'guide', label: 'Guide suggested', text: 'Hi Leo,\n\nThanks for suggesting a guide.' },
];
