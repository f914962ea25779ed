import { failuresText, judgeFailures, judgeVital, type viewsOf, vitalText } from './figures.ts';

const counts = (values: Partial<Parameters<typeof viewsOf>[0]>) => ({
  views: 1000,
  failures: 0,
  measured: 1000,
  LCP: 2000,
  INP: 100,
  CLS: 0.1,
  ...values,
});

test.each([
  [{ failures: 0 }, 'None'],
  [{ failures: 160, views: 2000 }, '8.0 per 100 (160)'],
  [{ failures: 1, views: 0 }, '1, no page views'],
  // until page views are counted
  [{ failures: 5, views: null, measured: 50 }, '10.0 per 100 (5)'],
])('failures are said per page view: %j', (values, text) => {
  expect(failuresText(counts(values))).toBe(text);
});

test.each([
  // at least 10 failures, and more than twice as often
  [{ failures: 21 }, { failures: 10 }, 'red'],
  [{ failures: 20 }, { failures: 10 }, 'orange'],
  [{ failures: 9 }, { failures: 1 }, 'orange'],
  [{ failures: 12 }, { failures: 10 }, 'green'],
  [{ failures: 0 }, { failures: 0 }, 'green'],
  // more than half of the views, where the pinned version has fewer than 200
  [{ failures: 11, views: 20 }, { views: 199 }, 'red'],
  [{ failures: 10, views: 20 }, { views: 199 }, 'grey'],
  [{ failures: 5, views: 199 }, {}, 'grey'],
])('a canary with %j beside %j is %s', (canary, pinned, colour) => {
  expect(judgeFailures(counts(canary), counts(pinned)).colour).toBe(colour);
});

test.each([
  ['LCP', { LCP: 2201 }, 'Slower'],
  ['LCP', { LCP: 2200 }, 'About the same'],
  ['LCP', { LCP: 1799 }, 'Faster'],
  ['CLS', { CLS: 0.2 }, 'Moves more'],
  ['INP', { INP: 50 }, 'Faster'],
  ['INP', { INP: null }, undefined],
  ['INP', { INP: 50, measured: 199 }, undefined],
] as const)('%s of a canary with %j: %s', (name, canary, text) => {
  expect(judgeVital(name, counts(canary), counts({}))?.text).toBe(text);
});

test.each([
  ['LCP', 1250, '1.25 s'],
  ['INP', 180, '180 ms'],
  ['CLS', 0.051, '0.05'],
  ['LCP', null, 'Not measured yet'],
] as const)('%s %s is written %s', (name, value, text) => {
  expect(vitalText(name, value)).toBe(text);
});
