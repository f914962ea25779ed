import { parseId } from './parse-id.ts';

test('a whole number from 1 is an id', () => {
  expect(parseId('252')).toBe(252);
});

test.each([undefined, '', '0', '-1', '1.5', '1e3', 'abc', '007', ' 7', '12345678901234567890'])(
  '%s is no id',
  text => {
    expect(parseId(text)).toBeUndefined();
  },
);
