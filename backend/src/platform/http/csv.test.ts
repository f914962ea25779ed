import { encodeRows } from './csv.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+61 400 000 000', `'+61 400 000 000`],
  ['-2', `'-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['\tcmd', `'\tcmd`],
  ['\rcmd', `'\rcmd`],
  ['=HYPERLINK("http://a.example","b")', `'=HYPERLINK(""http://a.example"",""b"")`],
  ['x;=1+1;y', 'x;=1+1;y'],
  ['x\t=1+1', 'x\t=1+1'],
  ['a = b', 'a = b'],
  ['12 Smith Street, Bondi', '12 Smith Street, Bondi'],
  ['“Quiet”', '“Quiet”'],
  ['one\ntwo', 'one\ntwo'],
  ['0800', '0800'],
  [-1, '-1'],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
  [['Pests', 'Leaks'], 'Pests, Leaks'],
] as const)('the cell %j is quoted: %j', (value, cell) => {
  expect(encodeRows([[value]])).toBe(`"${cell}"\r\n`);
});

test('cells are separated by commas, rows by line ends', () => {
  expect(encodeRows([['a', 1, null, 'b'], ['c']])).toBe('"a","1","","b"\r\n"c"\r\n');
});
