import fc from 'fast-check';
import {
  isEditDistanceOne,
  namesTwoStates,
  searchTerms,
  searchTsquery,
  typedTsquery,
  wholeTsquery,
} from './search-terms.ts';
import { MAX_COMPLETIONS, type TermMatch } from './term-matches.sql.ts';

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
  ['Unit 3 Level 2, 26 Kilbride Cr', ['3', '26', 'kilbride', 'cr']],
  ['Level 2, 3/26 Kilbride Cr, Zetland NSW 2017', ['3', '26', 'kilbride', 'cr', 'zetland', 'nsw', '2017']],
  ['Townhouse 5 12 Smith St Newtown', ['5', '12', 'smith', 'st', 'newtown']],
  ['Suite 5/12 Smith St', ['5', '12', 'smith', 'st']],
  ['No 12 Smith St', ['12', 'smith', 'st']],
  ['Lvl 2, U5, 12 Smith St', ['5', '12', 'smith', 'st']],
  ['Tower 2, 1103/26 Kilbride Cr', ['2', '1103', '26', 'kilbride', 'cr']],
  ['Penthouse 2, 12 Smith St', ['penthouse', '2', '12', 'smith', 'st']],
  ['Room 2, 5/12 Smith St', ['room', '2', '5', '12', 'smith', 'st']],
  ['Level 3, 12 Smith St', ['level', '3', '12', 'smith', 'st']],
  ['Ground Floor, 12 Smith St', ['ground', 'floor', '12', 'smith', 'st']],
  ['PH2/12 Smith St', ['ph2', '12', 'smith', 'st']],
  ['No. 4 Branch 4856', ['no', '4', 'branch', '4856']],
  ['4856 No. 4 Branch', ['4856', 'no', '4', 'branch']],
  ['The Residences, 12 Smith St', ['the', 'residences', '12', 'smith', 'st']],
  ['The Residences, No 12 Smith St', ['the', 'residences', '12', 'smith', 'st']],
  ['Penthouse, 12 Smith St', ['penthouse', '12', 'smith', 'st']],
  ['Tower 2, 26 Kilbride Cr', ['tower', '2', '26', 'kilbride', 'cr']],
  ['b2-5/12 Smith St', ['b2', '5', '12', 'smith', 'st']],
  ['the residences', ['the', 'residences']],
  ['The Residences, Zetland 2017', ['the', 'residences', 'zetland', '2017']],
  ['Newtown, 5/12 Smith St', ['newtown', '5', '12', 'smith', 'st']],
  ['Level Crossing Rd', ['level', 'crossing', 'rd']],
  ['Tower Hill 3283', ['tower', 'hill', '3283']],
  ['Flat Rock', ['rock']],
  ['%', []],
])('%s is searched by %j', (q, terms) => {
  expect(searchTerms(q)).toEqual(terms);
});

test.each([
  [
    'PH2/12 Smith St',
    ['ph2', '12', 'smith', 'st'],
    "('ph2' | ('penthouse' & '2')) & ('12') & ('smith') & ('st')",
  ],
  [
    'Penthouse 2, 12 Smith St',
    ['penthouse', '2', '12', 'smith', 'st'],
    "('penthouse' | 'ph2') & ('2' | 'ph2') & ('12') & ('smith') & ('st')",
  ],
  [
    'Penthouse, 12 Smith St',
    ['penthouse', '12', 'smith', 'st'],
    "('penthouse') & ('12') & ('smith') & ('st')",
  ],
])('%s is looked up in both spellings of a penthouse with a number', (q, terms, tsquery) => {
  expect(searchTerms(q)).toEqual(terms);
  const matches = terms.map(term => known(term, { isKnown: true }));
  expect(searchTsquery(matches)).toBe(tsquery);
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
  completions: [],
  ...values,
});

/** A term that begins more words than a search names. */
const many = (term: string, values: Partial<TermMatch> = {}) =>
  known(term, {
    isPrefix: true,
    completions: Array.from({ length: MAX_COMPLETIONS + 1 }, (_, n) => `${term}${n}`),
    ...values,
  });

test.each([
  [
    'known words match whole',
    [known('smith', { isKnown: true }), known('st', { isKnown: true })],
    "('smith') & ('st')",
  ],
  [
    'a last unknown word is the words it begins',
    [known('smi', { isPrefix: true, completions: ['smith', 'smithers'] })],
    "('smith' | 'smithers')",
  ],
  ['a beginning of many words stays one', [many('sm')], "('sm':*)"],
  [
    'a beginning of a suffix means the suffix',
    [known('cresc', { isPrefix: true, completions: ['crescent'] })],
    "('cr')",
  ],
  [
    'an unknown word in the middle is no beginning',
    [known('smi', { isPrefix: true }), known('st', { isKnown: true })],
    "('smi') & ('st')",
  ],
  ['a slip becomes what it may be', [known('smiht', { candidates: ['smith', 'smash'] })], "('smith')"],
  ['a slip in a suffix becomes the suffix', [known('stret', { candidates: ['street'] })], "('st')"],
  ['numbers are never guessed', [known('12345', { candidates: ['12346'] })], "('12345')"],
])('%s', (_, terms, tsquery) => {
  expect(searchTsquery(terms)).toBe(tsquery);
});

test('while a person types, the last term is always a beginning', () => {
  const st = { isKnown: true, completions: ['st', 'stanton', 'street'] };
  expect(typedTsquery([known('st', st)])).toBe("('st' | 'stanton')");
  expect(typedTsquery([many('st', { isKnown: true })])).toBe("('st':* | 'st')");
  expect(typedTsquery([known('12', { isKnown: true })])).toBe("('12':*)");
  expect(typedTsquery([known('s')])).toBe("('s')");
});

test.each([
  [
    'the words before a number or a prefix of many words',
    [known('smith', { isKnown: true }), many('sm')],
    "('smith')",
  ],
  [
    'a prefix of few words, too',
    [known('1', { isKnown: true }), known('smi', { completions: ['smith'] })],
    "('1') & ('smith')",
  ],
  ['a number that is being typed is none', [known('12', { isKnown: true })], undefined],
])('whole words of a text that is being typed: %s', (_, terms, tsquery) => {
  expect(wholeTsquery(terms)).toBe(tsquery);
});

test.each([
  ['5 smith st brunswick vic', undefined, false],
  ['5 smith st brunswick vic', 'VIC', false],
  ['brunswick nsw vic', undefined, true],
  ['street vic', 'NSW', true],
  ['vic vic', undefined, false],
  ['7 vic st ballina nsw', undefined, false],
  ['7 vic street', 'NSW', false],
])('whether "%s" in the state %s names two states: %s', (q, state, isExpected) => {
  expect(namesTwoStates(searchTerms(q), state)).toBe(isExpected);
});
