import { VITAL_NAMES, VITALS } from '@home-truths/contract';
import { BUCKETS, bucketCounts, p75 } from './buckets.ts';

const sum = (all: number[][]) =>
  all.reduce((left, right) => left.map((count, index) => count + (right[index] ?? 0)));

test.each(VITAL_NAMES)('the buckets of %s rise, and both thresholds are ends of some', name => {
  expect([...BUCKETS[name]].sort((a, b) => a - b)).toEqual(BUCKETS[name]);
  expect(BUCKETS[name]).toEqual(expect.arrayContaining([VITALS[name].good, VITALS[name].poor]));
});

test('a value falls into the first bucket whose end it does not exceed', () => {
  expect(bucketCounts('INP', 0).indexOf(1)).toBe(0);
  expect(bucketCounts('INP', 200).indexOf(1)).toBe(5);
  expect(bucketCounts('INP', 200.1).indexOf(1)).toBe(6);
  expect(bucketCounts('INP', 1_000_000).indexOf(1)).toBe(12);
});

test('three of four page views were at most as slow as the p75 says', () => {
  const views = [900, 1100, 1200, 1300, 2600, 2700, 2800, 2900].map(value => bucketCounts('LCP', value));
  expect(p75('LCP', sum(views))).toBe(2750);
  expect(p75('LCP', bucketCounts('LCP', 99_000))).toBe(10_000);
  expect(p75('LCP', Array(13).fill(0))).toBeNull();
});
