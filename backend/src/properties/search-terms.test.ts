import fc from 'fast-check';
import { isEditDistanceOne, searchTerms, toTsquery } from './search-terms.ts';
import type { TermMatch } from './term-matches.sql.ts';

test.each([
  ['5/12 Smith St, Brunswick VIC 3056', ['5', '12', 'smith', 'st', 'brunswick', 'vic', '3056']],
  ['Unit 5, 12 Smith Street', ['5', '12', 'smith', 'st']],
  ['Brunswick Victoria 3056', ['brunswick', 'vic', '3056']],
  ['Perth, Western Australia', ['perth', 'wa']],
  ['Sydney New South Wales Australia', ['sydney', 'nsw']],
  ['Darwin NT Australia', ['darwin', 'nt']],
  ['Victoria Street', ['victoria', 'st']],
  ['apartment', ['apartment']],
  ['apartment newtown', ['newtown']],
  ['%', []],
])('%s is searched by %j', (q, terms) => {
  expect(searchTerms(q)).toEqual(terms);
});

test('at most twelve terms are looked up', () => {
  expect(searchTerms('a b c d e f g h i j k l m n o')).toHaveLength(12);
});

const letter = fc.constantFrom(...'abcdez');
const term = fc.array(letter, { minLength: 5, maxLength: 9 });

test('one letter left out, put in, changed or swapped with its neighbour is an edit distance of one', () => {
  fc.assert(
    fc.property(term, letter, fc.nat(), (letters, other, seed) => {
      const at = seed % letters.length;
      const typos = [
        letters.toSpliced(at, 1),
        letters.toSpliced(at, 0, other),
        letters.with(at, other),
        letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
      ];
      for (const typo of typos) {
        expect(isEditDistanceOne(letters.join(''), typo.join(''))).toBe(true);
        expect(isEditDistanceOne(typo.join(''), letters.join(''))).toBe(true);
      }
    }),
  );
});

test.each([
  ['brunswick', 'brnswik'],
  ['abcde', 'bcdef'],
  ['abcde', 'badce'],
  ['abcde', 'abc'],
])('%s and %s are further apart', (a, b) => {
  expect(isEditDistanceOne(a, b)).toBe(false);
});

const known = (term: string, values: Partial<TermMatch> = {}): TermMatch => ({
  term,
  isKnown: false,
  isPrefix: false,
  candidates: [],
  ...values,
});

test.each([
  [
    'known words match whole',
    [known('smith', { isKnown: true }), known('st', { isKnown: true })],
    "('smith') & ('st')",
  ],
  ['a last unknown word is a beginning', [known('smi', { isPrefix: true })], "('smi':*)"],
  ['a beginning of a suffix means the suffix', [known('cresc', { isPrefix: true })], "('cresc':* | 'cr')"],
  [
    'an unknown word in the middle is no beginning',
    [known('smi', { isPrefix: true }), known('st', { isKnown: true })],
    "('smi') & ('st')",
  ],
  ['a slip becomes what it may be', [known('smiht', { candidates: ['smith', 'smash'] })], "('smith')"],
  ['a slip in a suffix becomes the suffix', [known('stret', { candidates: ['street'] })], "('st')"],
  ['numbers are never guessed', [known('12345', { candidates: ['12346'] })], "('12345')"],
])('%s', (_, terms, tsquery) => {
  expect(toTsquery(terms)).toBe(tsquery);
});

test('while a person types, the last term is always a prefix', () => {
  expect(toTsquery([known('st', { isKnown: true })], true)).toBe("('st':* | 'st')");
  expect(toTsquery([known('s')], true)).toBe("('s')");
});
