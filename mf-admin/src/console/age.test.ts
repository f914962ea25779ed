import { ageText } from '../leads/lead-row.tsx';

const now = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['2026-11-20T00:00:05Z', 'Just now'],
  ['2026-11-19T23:59:01Z', 'Just now'],
  ['2026-11-19T23:55:00Z', '5 min ago'],
  ['2026-11-19T21:30:00Z', '2 h ago'],
  ['2026-11-18T20:00:00Z', '1 day ago'],
  ['2026-10-22T00:00:00Z', '29 days ago'],
  ['2025-10-21T00:00:00Z', '395 days ago'],
])('%s reads %s', (instant, text) => {
  expect(ageText(instant, now)).toBe(text);
});
