import { cachedPart } from './nx.ts';

const summary = (cached: number, all: number) =>
  `Nx read the output from the cache instead of running the command for ${cached} out of ${all} tasks.`;

test.each([
  ['', ''],
  [summary(8, 8), ' (from cache)'],
  [summary(2, 8), ' (2 of 8 from cache)'],
])('of "%s" the line says "%s"', (output, expected) => {
  expect(cachedPart(output)).toBe(expected);
});
