import { chooseRows } from './faults.ts';

const row = (kind: string, number: number) => ({ kind, number, title: '', proofs: [] });
const [fault12, fault13, check12, check14] = [
  row('fault', 12),
  row('fault', 13),
  row('check', 12),
  row('check', 14),
];
const rows = [fault12, fault13, check12, check14];
const choose = (...args: string[]) => chooseRows(rows, args);

test.each([
  [[], rows],
  [['13'], [fault13]],
  [
    ['13', '12'],
    [fault13, fault12],
  ],
  [['fault'], [fault12, fault13]],
  [['check'], [check12, check14]],
  [['check', '14'], [check14]],
])('%j chooses rows', (args, chosen) => {
  expect(choose(...args)).toEqual(chosen);
});

test('what names no row is an error', () => {
  expect(() => choose('thirteen')).toThrow('"thirteen" is neither a number nor a kind');
  expect(() => choose('check', '15')).toThrow('There is no check 15');
});
