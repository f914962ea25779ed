import { isStreetNumber, withStreetNumber } from './letterbox.ts';

const EMPTY = '<svg><g></g></svg>';
const linesOf = (text: string) =>
  / stroke="#FFD54A"[^>]* d="([^"]*)"/.exec(withStreetNumber(EMPTY, text))?.[1];
const plateOf = (text: string) => /fill="#22343C" d="M(-\d+) /.exec(withStreetNumber(EMPTY, text))?.[1];

test.each(['26', '26-30', '12A', '1234-36', 'a'])('the street number stands on the plate: %s', text => {
  expect(isStreetNumber(text)).toBe(true);
  const starts = [...(linesOf(text) ?? '').matchAll(/M(-?[\d.]+) 249m/g)].map(([, x]) => Number(x));
  expect(starts).toHaveLength(text.length);
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  expect(first + last + 5).toBe(0);
  // room for the ends of the lines on both sides
  expect(Number(plateOf(text))).toBeLessThan(first - 2);
});

test('every letter has lines of its own', () => {
  const letters = [...'0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ'].map(linesOf);
  expect(letters.every(lines => lines && lines.length > 'M-2.5 249'.length)).toBe(true);
  expect(new Set(letters).size).toBe(letters.length);
  expect(linesOf('1-')).toBe('M-7 249m0 2l2.5-2v8M2 249m0 4h5');
});

test('small letters are written as capitals', () => expect(linesOf('12a')).toBe(linesOf('12A')));

test.each([
  ...['', '-', '12/3', '12345678', '１２'],
  ...['<b>', '"/><script>alert(1)</script>', '&lt;', "1' onload='x"],
])('what is no street number leaves a slot, and nothing of it is in the drawing: %j', text => {
  expect(isStreetNumber(text)).toBe(false);
  expect(withStreetNumber(EMPTY, text)).toBe(withStreetNumber(EMPTY, ''));
  expect(linesOf(text)).toBeUndefined();
});

test('a drawing that does not end with its letterbox is refused', () => {
  expect(() => withStreetNumber('<svg></svg>', '26')).toThrow('no letterbox');
});
