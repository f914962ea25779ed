import fc from 'fast-check';
import { canonicalText, tokensOf } from './address-tokens.ts';

test.each([
  ['5/12 Smith St', '5/12 smith st'],
  ['Unit 5, 12 Smith Street', '5/12 smith st'],
  ['unit 5 12 smith st', '5/12 smith st'],
  ['Unit 5/12 Smith St.', '5/12 smith st'],
  ['U5/12 Smith st', '5/12 smith st'],
  ['U5, 12 Smith St', '5/12 smith st'],
  ['Apt 5, 12 SMITH STREET', '5/12 smith st'],
  ['Apartment 5B / 12 Smith St', '5b/12 smith st'],
  ['Flat A, 12 Smith St', 'a/12 smith st'],
  ['Unit G05, 12 Smith St', 'g05/12 smith st'],
  ['12–14 Smith St', '12-14 smith st'],
  ['12-14 Smith St', '12-14 smith st'],
  ['3/12 - 14 Smith St', '3/12-14 smith st'],
  ["7 O'Connor Cres", '7 oconnor cr'],
  ['7 O’Connor Crescent', '7 oconnor cr'],
  ['1 Brighton-le-Sands Ave', '1 brighton le sands av'],
  ['Saint Kilda', 'st kilda'],
  ['St. Kilda', 'st kilda'],
  ['Mount Lawley', 'mt lawley'],
  ['2 Café Blvd', '2 cafe bvd'],
  ['Unit', 'unit'],
  ['  ', ''],
  ['!!! / - 😀', ''],
])('%s is compared as %s', (typed, key) => {
  expect(canonicalText(typed)).toBe(key);
});

test('tokens are truncated at forty letters, however many a single letter expands to', () => {
  const [six, letters] = ['\u3316', 'キロメートル'.normalize('NFKD')];
  expect(tokensOf(canonicalText(six.repeat(200)))).toEqual([letters.repeat(7).slice(0, 40)]);
  expect(tokensOf(canonicalText(`12/3 ${'x'.repeat(40)} ${'𝕏'.repeat(41)}`))).toEqual([
    ...['12', '3'],
    ...Array(2).fill('x'.repeat(40)),
  ]);
});

test('one spelling stays one spelling when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), typed => {
      const key = canonicalText(typed);
      expect(key).toBe(key.trim());
      expect(key).not.toMatch(/ {2}/);
      expect(tokensOf(key).join('')).toMatch(/^[\p{L}\p{N}]*$/u);
      for (const token of tokensOf(key)) expect([...token].length).toBeLessThanOrEqual(40);
    }),
  );
});
