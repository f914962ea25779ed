import { overdueDays } from './lead-row.tsx';

const now = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['pending', '2026-11-18T00:00:00Z', undefined],
  ['pending', '2026-11-17T23:59:59Z', 2],
  ['pending', '2026-11-15T12:00:00Z', 4],
  ['contacted', '2026-11-01T00:00:00Z', undefined],
  ['completed', '2026-11-01T00:00:00Z', undefined],
  ['pending', '2026-11-21T00:00:00Z', undefined],
])('a %s request of %s is overdue for %s days', (status, createdAt, days) => {
  expect(overdueDays({ status, createdAt }, now)).toBe(days);
});
