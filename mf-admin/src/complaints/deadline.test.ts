import { deadlineOf } from './deadline.ts';

const asOf = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['2026-11-20T00:00:00Z', 'Due in 7 days', 'grey'],
  ['2026-11-20T00:00:05Z', 'Due in 7 days', 'grey'],
  ['2026-11-15T00:00:01Z', 'Due in 2 days', 'grey'],
  ['2026-11-15T00:00:00Z', 'Due in 2 days', 'orange'],
  ['2026-11-13T13:00:00Z', 'Due tomorrow', 'orange'],
  ['2026-11-13T12:59:59Z', 'Due today', 'orange'],
  ['2026-11-13T00:00:01Z', 'Due today', 'orange'],
  ['2026-11-13T00:00:00Z', 'Due today', 'red'],
  ['2026-11-12T00:00:00Z', 'Overdue by 1 day', 'red'],
  ['2026-11-01T00:00:00Z', 'Overdue by 12 days', 'red'],
])('a complaint of %s: %s, %s', (createdAt, text, colour) => {
  expect(deadlineOf(createdAt, asOf)).toEqual({ text, colour });
});
