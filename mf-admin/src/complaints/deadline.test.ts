import { deadlineOf } from './deadline.ts';

const now = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['2026-11-20T00:00:00Z', 'Due in 7 days', 'grey'],
  ['2026-11-17T00:00:00Z', 'Due in 4 days', 'grey'],
  ['2026-11-15T13:00:00Z', 'Due in 3 days', 'grey'],
  ['2026-11-15T12:59:59Z', 'Due in 2 days', 'orange'],
  ['2026-11-14T13:00:00Z', 'Due in 2 days', 'orange'],
  ['2026-11-14T12:59:59Z', 'Due tomorrow', 'red'],
  ['2026-11-13T13:00:00Z', 'Due tomorrow', 'red'],
  ['2026-11-13T12:59:59Z', 'Due today', 'red'],
  ['2026-11-13T00:00:00Z', 'Due today', 'red'],
  ['2026-11-12T23:59:59Z', 'Overdue since today', 'red'],
  ['2026-11-12T00:00:00Z', '1 day overdue', 'red'],
  ['2026-11-01T00:00:00Z', '12 days overdue', 'red'],
])('a complaint of %s: %s, %s', (createdAt, text, colour) => {
  expect(deadlineOf(createdAt, now)).toEqual({ text, colour });
});
