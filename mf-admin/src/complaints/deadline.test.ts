import { deadlineOf } from './deadline.ts';

const asOf = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['2026-11-20T00:00:00Z', '7 days left', 'grey'],
  ['2026-11-20T00:00:05Z', '7 days left', 'grey'],
  ['2026-11-15T00:00:01Z', '3 days left', 'grey'],
  ['2026-11-15T00:00:00Z', '2 days left', 'orange'],
  ['2026-11-13T00:00:01Z', 'Due within a day', 'orange'],
  ['2026-11-13T00:00:00Z', 'Overdue since today', 'red'],
  ['2026-11-12T00:00:00Z', 'Overdue by 1 day', 'red'],
  ['2026-11-01T00:00:00Z', 'Overdue by 12 days', 'red'],
])('a complaint of %s: %s, %s', (createdAt, text, colour) => {
  expect(deadlineOf(createdAt, asOf)).toEqual({ text, colour });
});
