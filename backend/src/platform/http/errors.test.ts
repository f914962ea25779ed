import { TooManyRequests } from './errors.ts';

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_600, '60 minutes'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('a budget that is used up for %d seconds says to wait %s', (seconds, wait) => {
  expect(new TooManyRequests(seconds).message).toBe(
    `You’ve done that too many times. Please wait ${wait} and try again.`,
  );
});
