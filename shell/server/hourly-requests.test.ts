import { createHourlyRequests } from './hourly-requests.ts';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('requests and errors are counted in the hour of their end, and hours without any are empty', () => {
  const { count, lastDay } = createHourlyRequests(NOON + 20 * MINUTE);
  count(200, 0.02, NOON + 59 * MINUTE);
  count(404, 0.02, NOON + 60 * MINUTE - 1);
  count(503, 0.02, NOON + 3 * HOUR);
  expect(lastDay(NOON + 3 * HOUR + MINUTE)).toEqual([
    { from: new Date(NOON), requests: 2, errors: 0, p95: expect.closeTo(0.0245) },
    { from: new Date(NOON + HOUR), requests: 0, errors: 0, p95: null },
    { from: new Date(NOON + 2 * HOUR), requests: 0, errors: 0, p95: null },
    { from: new Date(NOON + 3 * HOUR), requests: 1, errors: 1, p95: expect.closeTo(0.02425) },
  ]);
});

test('a day is remembered, the current hour included', () => {
  const { count, lastDay } = createHourlyRequests(NOON);
  for (let hour = 0; hour < 100; hour++) count(200, 0.001, NOON + hour * HOUR);
  const hours = lastDay(NOON + 99 * HOUR);
  expect(hours).toHaveLength(24);
  expect(hours[0]?.from).toEqual(new Date(NOON + 76 * HOUR));
  expect(hours.every(({ requests }) => requests === 1)).toBe(true);
  expect(lastDay(NOON + 300 * HOUR).every(({ requests }) => requests === 0)).toBe(true);
});

test('a clock that is set back leaves one hour', () => {
  const { count, lastDay } = createHourlyRequests(NOON);
  count(200, 0.001, NOON);
  expect(lastDay(NOON - 5 * HOUR)).toEqual([
    { from: new Date(NOON - 5 * HOUR), requests: 0, errors: 0, p95: null },
  ]);
});

test('of 100 durations the 95th decides, and what is longer than all bounds is the highest one', () => {
  const { count, lastDay } = createHourlyRequests(NOON);
  for (let n = 0; n < 94; n++) count(200, 0.004, NOON);
  for (let n = 0; n < 6; n++) count(200, 0.9, NOON);
  expect(lastDay(NOON)[0]?.p95).toBeCloseTo(0.5 + 0.5 / 6);
  for (let n = 0; n < 100; n++) count(200, 40, NOON);
  expect(lastDay(NOON)[0]?.p95).toBe(5);
});
