import { editDistance } from '../pages/nearest.service.ts';

test.each([
  ['zetland', 'zetland', 0],
  ['zetlan', 'zetland', 1],
  ['zettlaand', 'zetland', 2],
  ['wethrbey', 'wetherby', 2],
  ['', 'abc', 3],
  ['😀a', '😀b', 1],
])('%s and %s are %d letters apart', (a, b, letters) => {
  expect(editDistance(a, b)).toBe(letters);
  expect(editDistance(b, a)).toBe(letters);
});
