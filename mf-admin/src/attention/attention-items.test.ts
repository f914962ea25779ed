import type { Attention } from '@home-truths/platform/contract';
import { buildGuide } from '../dashboard/build-guide.ts';
import { attentionItems } from './attention-items.ts';
import { buildAttention } from './build-attention.ts';
import { durationText } from './duration-text.ts';

const AS_OF = '2026-11-26T02:00:00.000Z';
const ago = (hours: number) => new Date(Date.parse(AS_OF) - hours * 3_600_000).toISOString();

const complaintOf = (hours: number) => ({
  ...{ id: 7, kind: 'privacy', createdAt: ago(hours) },
  dueAt: ago(hours - 7 * 24),
});

const linesOf = (attention: Partial<Attention>, others = {}) =>
  attentionItems({ attention: buildAttention(attention), ...others }).map(
    ({ urgency, title, details, action }) => [urgency, title, details, action.label, action.to],
  );

test('nothing needs attention where nothing waits', () => {
  expect(linesOf({})).toEqual([]);
});

test('what is overdue comes first, then what is due soon, what waits, and the set-up', () => {
  const { setUp } = buildAttention();
  const items = attentionItems({
    attention: buildAttention({
      complaints: { open: 3, overdue: 1, oldest: complaintOf(24 * 9) },
      leads: { pending: 6, firstDay: 1, secondDay: 2, older: 3, oldestAt: ago(24 * 4) },
      enquiries: { open: 7, oldestAt: ago(5) },
      newProperties: 2,
      mergeCandidates: 1,
      setUp: { ...setUp, missingOperatorDetails: ['abn', 'address'], hasUntrustedProxy: true },
    }),
    dueGuides: [buildGuide('deposits', '2026-01-01')],
  });
  expect(items.map(({ urgency, title }) => [urgency, title])).toEqual([
    ['overdue', '1 complaint is overdue'],
    ['overdue', '3 leads have waited for more than 2 days'],
    ['soon', '2 leads have waited for more than 24 hours'],
    ['waiting', '2 open complaints'],
    ['waiting', '1 lead has waited for less than 24 hours'],
    ['waiting', '7 unanswered messages'],
    ['waiting', '1 pair of properties may be the same one'],
    ['waiting', '2 new properties'],
    ['waiting', '1 guide to check'],
    ['setUp', 'Say who runs the site'],
    ['setUp', 'Say which proxy is trusted'],
  ]);
});

test.each([
  [24 * 9, 1, [['overdue', '1 complaint is overdue', /Oldest: 2 days overdue/]]],
  [24 * 6, 0, [['soon', '1 open complaint', 'Oldest: due tomorrow.']]],
  [24 * 5, 0, [['soon', '1 open complaint', 'Oldest: due in 2 days.']]],
  [24 * 2, 0, [['waiting', '1 open complaint', 'Oldest: due in 5 days.']]],
])('a complaint of %i hours, %i overdue: %j', (hours, overdue, lines) => {
  const complaints = { open: 1, overdue, oldest: complaintOf(hours) };
  const found = linesOf({ complaints });
  expect(found.map(line => line.slice(0, 2))).toEqual(lines.map(line => line.slice(0, 2)));
  expect(found[0]?.[2]).toMatch(lines[0]?.[2] as string);
  expect(found[0]?.slice(3)).toEqual(['Decide', '/admin/complaints']);
});

test('counts above the cap say so', () => {
  const leads = { pending: 100, firstDay: 0, secondDay: 0, older: 100, oldestAt: ago(24 * 30) };
  expect(linesOf({ leads })).toEqual([
    [
      'overdue',
      '99+ leads have waited for more than 2 days',
      'The longest wait is 30 days.',
      'Call',
      '/admin/leads?status=pending',
    ],
  ]);
});

test('messages are due soon after two days', () => {
  expect(linesOf({ enquiries: { open: 1, oldestAt: ago(47) } })).toEqual([
    [
      'waiting',
      '1 unanswered message',
      'The oldest came 47 hours ago.',
      'Answer',
      '/admin/enquiries?state=open',
    ],
  ]);
  expect(linesOf({ enquiries: { open: 2, oldestAt: ago(49) } })[0]).toEqual([
    ...['soon', '2 unanswered messages', 'The oldest came 2 days ago.', 'Answer'],
    '/admin/enquiries?state=open',
  ]);
});

test.each(['complaint', 'enquiry', 'lead'])(
  'a reply to a %s that was not delivered is one click away',
  about => {
    const failedReplies = { count: 2, oldest: { about, number: 7, createdAt: ago(50) } };
    expect(linesOf({ failedReplies })).toEqual([
      [
        ...['soon', '2 replies weren’t delivered', 'The oldest was written 2 days ago.', 'See the reply'],
        `/admin/threads/${about}-7`,
      ],
    ]);
    expect(linesOf({ failedReplies: { count: 0, oldest: null } })).toEqual([]);
  },
);

const { setUp } = buildAttention();

test.each([
  ['no mail server', { mail: { ...setUp.mail, hasServer: false } }, ['setUp', 'Set up a mail server']],
  [
    'late mails',
    { mail: { ...setUp.mail, waiting: 12, oldestSeconds: 7_300 } },
    ['overdue', 'Emails aren’t being sent'],
  ],
  [
    'mails that were given up',
    { mail: { ...setUp.mail, failed: 1 } },
    ['overdue', 'Emails aren’t being sent'],
  ],
  ['no backup', { backup: { isExpected: true, lastAt: null } }, ['setUp', 'There is no backup yet']],
  [
    'an old backup',
    { backup: { isExpected: false, lastAt: ago(24 * 8) } },
    ['setUp', 'The last backup is 8 days old'],
  ],
  [
    'an administrator without an app',
    { adminsWithoutApp: 1 },
    ['setUp', '1 other administrator has no authenticator app'],
  ],
])('%s is said', (_, values, line) => {
  expect(linesOf({ setUp: { ...setUp, ...values } }).map(each => each.slice(0, 2))).toEqual([line]);
});

test.each([
  ['mails that were just queued', { mail: { ...setUp.mail, waiting: 3, oldestSeconds: 20 } }],
  ['a backup of this week', { backup: { isExpected: true, lastAt: ago(24 * 6) } }],
])('%s need no attention', (_, values) => {
  expect(linesOf({ setUp: { ...setUp, ...values } })).toEqual([]);
});

test('late mails are counted apart from those that were given up', () => {
  const mail = { ...setUp.mail, waiting: 12, oldestSeconds: 7_300, failed: 1 };
  expect(linesOf({ setUp: { ...setUp, mail } })[0]?.[2]).toBe(
    '12 waiting, the oldest for 2 hours; 1 given up. Check the mail server.',
  );
  expect(linesOf({ setUp: { ...setUp, mail: { ...setUp.mail, failed: 2 } } })[0]?.[2]).toBe(
    '2 given up. Check the mail server.',
  );
});

test('administrators without an app are counted', () => {
  expect(linesOf({ setUp: { ...setUp, adminsWithoutApp: 2 } }).map(([, title]) => title)).toEqual([
    '2 other administrators have no authenticator app',
  ]);
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
