import type { Attention } from '@home-truths/platform/contract';
import { attentionItems, newPropertyItems, setUpItems, timeLeft } from './attention-items.ts';
import { buildAttention } from './build-attention.ts';
import { durationText } from './duration-text.ts';

const AS_OF = '2026-11-26T02:00:00.000Z';
const ago = (hours: number) => new Date(Date.parse(AS_OF) - hours * 3_600_000).toISOString();

const complaintOf = (hours: number) => ({
  id: 7,
  kind: 'privacy',
  createdAt: ago(hours),
  dueAt: ago(hours - 7 * 24),
});

const linesOf = (attention: Partial<Attention>) =>
  attentionItems(buildAttention(attention)).map(({ dueAt, title, details, action }) => [
    dueAt === undefined ? '' : timeLeft(dueAt, Date.parse(AS_OF)).text,
    title,
    details,
    action.label,
    action.to,
  ]);

const stepsOf = (values: Partial<Attention['setUp']>) =>
  setUpItems(buildAttention({ setUp: { ...setUp, ...values } })).map(({ title }) => title);

const { setUp } = buildAttention();

test('nothing needs attention where nothing waits', () => {
  expect(linesOf({})).toEqual([]);
  expect(setUpItems(buildAttention())).toEqual([]);
  expect(newPropertyItems(buildAttention())).toEqual([]);
});

test('the first deadline comes first, and what has none comes last', () => {
  const lines = linesOf({
    complaints: { open: 3, overdue: 1, oldest: complaintOf(24 * 9) },
    leads: { pending: 6, firstDay: 1, secondDay: 2, older: 3, oldestAt: ago(24 * 4) },
    failedReplies: { count: 2, oldest: { about: 'lead', number: 7, createdAt: ago(50) } },
    enquiries: { open: 7, oldestAt: ago(5) },
    mergeCandidates: 1,
  });
  expect(lines).toEqual([
    [
      ...['2 d over', '2 replies weren’t delivered', 'The oldest was written 2 days ago.', 'See the reply'],
      '/admin/threads/lead-7',
    ],
    [
      ...['2 d over', '3 open complaints', '1 overdue. To be decided within 7 days.', 'Decide'],
      '/admin/complaints',
    ],
    [
      ...['2 d over', '6 leads to call', '3 waiting for more than 2 days. The longest wait is 4 days.'],
      ...['Call', '/admin/leads?status=pending'],
    ],
    [
      ...['2 d', '7 unanswered messages', 'The oldest came 5 hours ago.', 'Answer'],
      '/admin/enquiries?state=open',
    ],
    [
      ...['', '1 possible duplicate', 'Pairs of properties whose addresses are almost the same.', 'Compare'],
      '/admin/buildings',
    ],
  ]);
});

test('counts above the cap say so', () => {
  const leads = { pending: 100, firstDay: 0, secondDay: 0, older: 100, oldestAt: ago(24 * 30) };
  expect(linesOf({ leads })[0]?.slice(0, 3)).toEqual([
    '28 d over',
    '99+ leads to call',
    '99+ waiting for more than 2 days. The longest wait is 30 days.',
  ]);
  expect(newPropertyItems(buildAttention({ newProperties: 100 }))[0]?.title).toBe('99+ new properties');
});

test.each([
  [24 * 6.9, '7 d', false],
  [25, '1 d', false],
  [5.5, '5 h', false],
  [0.5, '0 h', false],
  [-0.5, '0 h over', true],
  [-30, '1 d over', true],
])('%d hours before a deadline the time left is %s', (hours, text, isOver) => {
  expect(timeLeft(Date.parse(ago(-hours)), Date.parse(AS_OF))).toEqual({ text, isOver });
});

test.each([
  ['no mail server', { mail: { ...setUp.mail, hasServer: false } }, 'Set up a mail server'],
  ['missing details', { missingOperatorDetails: ['abn', 'address'] as never }, 'Say who runs the site'],
  ['an unknown proxy', { hasUntrustedProxy: true }, 'Say which proxy is trusted'],
  ['no backup', { backup: { isExpected: true, lastAt: null } }, 'There is no backup yet'],
  ['an old backup', { backup: { isExpected: false, lastAt: ago(24 * 8) } }, 'The last backup is 8 days old'],
  [
    'administrators without an app',
    { adminsWithoutApp: 2 },
    '2 other administrators have no authenticator app',
  ],
])('%s: a step of the set-up is left', (_, values, title) => {
  expect(stepsOf(values)).toEqual([title]);
});

test('a backup of this week, and mails that were just queued, need no attention', () => {
  expect(stepsOf({ backup: { isExpected: true, lastAt: ago(24 * 6) } })).toEqual([]);
  expect(linesOf({ setUp: { ...setUp, mail: { ...setUp.mail, waiting: 3, oldestSeconds: 20 } } })).toEqual(
    [],
  );
});

test('late mails are over their time, and counted apart from those that were given up', () => {
  const mail = { ...setUp.mail, waiting: 12, oldestSeconds: 7_300, failed: 1 };
  expect(linesOf({ setUp: { ...setUp, mail } })[0]?.slice(0, 3)).toEqual([
    '2 h over',
    'Emails aren’t being sent',
    '12 waiting, the oldest for 2 hours; 1 given up. Check the mail server.',
  ]);
  expect(linesOf({ setUp: { ...setUp, mail: { ...setUp.mail, failed: 2 } } })[0]?.[2]).toBe(
    '2 given up. Check the mail server.',
  );
});

test.each([
  [0.5, 'less than an hour'],
  [1, '1 hour'],
  [47, '47 hours'],
  [48, '2 days'],
  [24 * 30, '30 days'],
])('%d hours are %s', (hours, text) => {
  expect(durationText(ago(hours), AS_OF)).toBe(text);
});
