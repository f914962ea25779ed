import { replyTimeText } from '../dashboard/dashboard-screen.tsx';

test.each([
  [null, undefined],
  [0, 'Median reply: 1 minute'],
  [59 * 60, 'Median reply: 59 minutes'],
  [7_199, 'Median reply: 120 minutes'],
  [7_200, 'Median reply: 2 hours'],
  [30 * 3_600, 'Median reply: 30 hours'],
  [48 * 3_600, 'Median reply: 2 days'],
  [6.6 * 86_400, 'Median reply: 7 days'],
])('%s seconds: %s', (medianSeconds, text) => {
  expect(replyTimeText({ medianSeconds, answered: 1, days: 90 })).toBe(text);
});
