import { formatAbn } from './environment.ts';

test.each([
  ['51824753556', '51 824 753 556'],
  ['51 824 753 556', '51 824 753 556'],
  ['53 004 085 616', '53 004 085 616'],
])('%s is an ABN', (typed, written) => {
  expect(formatAbn(typed)).toBe(written);
});

test.each([
  ['51 824 753 557', 'a wrong last digit'],
  ['51 824 735 556', 'two digits swapped'],
  ['61 824 753 556', 'a wrong check digit'],
  ['01 824 753 556', 'a leading zero'],
  ['51 824 753 55', 'too few digits'],
  ['51 824 753 5560', 'too many digits'],
  ['ABN 51 824 753 556', 'letters'],
  ['', 'nothing'],
])('%s is no ABN: %s', typed => {
  expect(formatAbn(typed)).toBeUndefined();
});
