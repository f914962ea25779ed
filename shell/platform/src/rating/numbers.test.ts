import { percentOf } from './index.ts';

test.each([
  [1, 1, 100],
  [1, 3, 33],
  [2, 3, 67],
  [0, 0, 0],
])('%d of %d are %d per cent', (count, total, percent) => {
  expect(percentOf(count, total)).toBe(percent);
});
