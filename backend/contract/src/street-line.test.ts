import fc from 'fast-check';
import { partsOf } from './index.ts';

const base = '12 smith st';
/** Every spelling of the home at a unit of 12 Smith St. */
const PROPERTIES: Record<string, readonly string[]> = {
  '5': [
    '5/12 Smith St',
    'Unit 5, 12 Smith Street',
    'U5/12 Smith St',
    'Apt 5, 12 Smith St',
    'Apartment 5, 12 Smith St.',
    'Flat 5/12 Smith St',
    'Townhouse 5, 12 Smith St',
    'Townhouse 5/12 Smith St',
    'TH5/12 Smith St',
    'Villa 5/12 Smith St',
    'Studio 5, 12 SMITH STREET',
    'Suite 5/12 Smith St',
    '5 12 Smith St',
    '#5/12 Smith St',
    '# 5, 12 Smith St',
    'No. 5/12 Smith St',
    'No 5, No 12 Smith St',
    '5 No 12 Smith St',
    'Unit 5 / 12 Smith St',
    'Unit 5 12 Smith St',
    'unit5, 12 smith str',
    '12 Smith St Unit 5',
    '12 Smith St, Apt 5',
    '12 Smith St #5',
    'Unit 5, Level 2, 12 Smith St',
    'Unit 5 Level 2 12 Smith St',
    'Level 2, 5/12 Smith St',
    'L2 5/12 Smith St',
    'Lvl 2, Unit 5, 12 Smith St',
    'Ground Floor, 5/12 Smith St',
    '5/12 Smith St, Level 2',
    'The Residences, 5/12 Smith St',
    'Unit 5, The Residences, 12 Smith St',
    'Villa Rosa, Level 2, Unit 5, 12 Smith St',
    'Unit Five, 12 Smith St',
    'First Floor, 5/12 Smith St',
    'Rear Cottage, 5/12 Smith St',
    'Unit 5, Lower Ground Floor, 12 Smith St',
  ],
  u: ['U/12 Smith St', 'Unit U, 12 Smith St'],
  c: ['C/12 Smith St', 'Unit C, 12 Smith St', 'C, 12 Smith St', 'Flat C 12 Smith St'],
  g02: ['G02/12 Smith St', 'Unit G02, 12 Smith St', 'G02 12 Smith St'],
  '1a': ['Flat 1A, 12 Smith St', '1A/12 Smith St'],
  a5: ['A5/12 Smith St', 'A-5/12 Smith St'],
  '5-6': ['5-6/12 Smith St', 'Unit 5 – 6/12 Smith St'],
  l3: ['Level 3, 12 Smith St', 'L3/12 Smith St', 'Floor 3, 12 Smith St', '12 Smith St Level 3'],
  lg: ['Ground Floor, 12 Smith St', 'Level G, 12 Smith St', 'Ground level 12 Smith St'],
  ph: [
    'Penthouse, 12 Smith St',
    'The Penthouse, 12 Smith St',
    'PH, 12 Smith St',
    'Penthouse 12 Smith St',
    '12 Smith St Penthouse',
  ],
  ph2: ['PH2/12 Smith St', 'Penthouse 2, 12 Smith St', 'Penthouse 2/12 Smith St', 'Unit PH2, 12 Smith St'],
  r2: ['Room 2, 12 Smith St', 'Rm 2/12 Smith St', 'Room 2, Level 1, 12 Smith St', 'R2/12 Smith St'],
  '5r2': ['Room 2, 5/12 Smith St', 'Unit 5, Room 2, 12 Smith St'],
  granny: ['Granny Flat, 12 Smith St', 'granny flat 12 Smith St', '12 Smith St, Granny Flat'],
  front: [
    'Front, 12 Smith St',
    'Front Flat, 12 Smith St',
    'Front Unit, 12 Smith St',
    '12 Smith St, Front Unit',
  ],
  upstairs: ['Upstairs, 12 Smith St', 'Upstairs 12 Smith St'],
  downstairs: ['Downstairs, 12 Smith St'],
  lt: ['Top Floor, 12 Smith St'],
  l1: ['Level 1, 12 Smith St', 'First Floor, 12 Smith St', 'Level One, 12 Smith St'],
  l2: ['Floor 2, 12 Smith St', 'Second Floor, 12 Smith St', 'second level 12 Smith St'],
  2: ['2/12 Smith St', 'Unit Two, 12 Smith St', 'Flat two/12 Smith St', '12 Smith St, Unit Two'],
  r3: ['Room 3, 12 Smith St', 'Room Three, 12 Smith St'],
  backunit: [
    'Back Unit, 12 Smith St',
    'The Back Flat, 12 Smith St',
    'Riverview, back apartment, 12 Smith St',
  ],
  topunit: ['Top Unit, 12 Smith St'],
  upstairsroom: ['Upstairs Room, 12 Smith St'],
  upperlevel: ['Upper Level, 12 Smith St', 'Upper Floor, 12 Smith St'],
  lowerlevel: ['Lower Level, 12 Smith St'],
  lowergroundlevel: ['Lower Ground Floor, 12 Smith St'],
  upperlevelfront: ['Upper Level, Front Unit, 12 Smith St'],
  cottage: ['Cottage, 12 Smith St', 'The Cottage, 12 Smith St', 'Riverview, Cottage, 12 Smith St'],
  cottagel2: ['Cottage, Level 2, 12 Smith St'],
  cottager2: ['Cottage, Room 2, 12 Smith St'],
  cottageb: ['Cottage B, 12 Smith St'],
  rearcottage: ['Rear Cottage, 12 Smith St'],
  bungalow: ['Bungalow, 12 Smith St'],
  garage: ['Garage, 12 Smith St'],
  basement: ['Basement, 12 Smith St'],
  mainhouse: ['Main House, 12 Smith St'],
  unittwentyone: ['Unit Twenty-One, 12 Smith St'],
  unitalpha: ['Unit Alpha, 12 Smith St'],
  gardenunit: ['Garden Flat, 12 Smith St', 'Garden Unit, 12 Smith St'],
  rear: [
    'Rear Unit, 12 Smith St',
    'Rear, 12 Smith St',
    'Rear 12 Smith St',
    'Rear of 12 Smith St',
    '12 Smith St, Rear',
  ],
  unit: ['Unit 12 Smith St', 'Unit, 12 Smith St'],
  studio: ['The Studio, 12 Smith St', 'Studio, 12 Smith St', '12 Smith St, Studio'],
};

test.each(Object.entries(PROPERTIES))('unit %s of 12 Smith St in every spelling', (unit, spellings) => {
  for (const line of spellings) {
    expect({ line, ...partsOf(line) }).toMatchObject({
      line,
      unit,
      block: null,
      base,
      key: `${unit}/${base}`,
    });
  }
});

test.each([
  ['Tower 2, 1103/26 Kilbride Cr', 'b2-1103/26 kilbride cr'],
  ['The Residences, Tower 2, Level 11, Apt 1103, 26 Kilbride Crescent', 'b2-1103/26 kilbride cr'],
  ['1103/26 Kilbride Cr, Tower 2', 'b2-1103/26 kilbride cr'],
  ['Unit 1103 Tower 2 26 Kilbride Cres', 'b2-1103/26 kilbride cr'],
  ['Building B, 5/12 Smith St', 'bb-5/12 smith st'],
  ['Bldg B Unit 5, 12 Smith St', 'bb-5/12 smith st'],
  ['B Block, 5/12 Smith St', 'bb-5/12 smith st'],
  ['North Tower, 5/12 Smith St', 'bnth-5/12 smith st'],
  ['Tower North, 5/12 Smith St', 'bnth-5/12 smith st'],
  ['Stage 2, Penthouse, 12 Smith St', 'b2-ph/12 smith st'],
  ['Wing A, Level 3, 12 Smith St', 'ba-l3/12 smith st'],
  ['Tower 2, 12 Smith St', 'b2-/12 smith st'],
  ['A7/6A-8C Evergreen Mews', 'a7/6a-8c evergreen mews'],
  ['5/12-14 Smith St', '5/12-14 smith st'],
  ['5 / 12 – 14 Smith St', '5/12-14 smith st'],
  ['12 Smith St', '12 smith st'],
  ['No 12 Smith St', '12 smith st'],
  ['No. 12, Smith Street', '12 smith st'],
  ['12A Smith St', '12a smith st'],
  ['5-12 Smith St', '5-12 smith st'],
  ['Lot 5 Smith Rd', 'lot 5 smith rd'],
  ['Lot 5/12 Smith Rd', 'lot 5/12 smith rd'],
  ['Unit 2, Lot 5 Smith Rd', '2/lot 5 smith rd'],
  ['1 Level Crossing Rd', '1 level crossing rd'],
  ['3 Flat Rock Rd', '3 flat rock rd'],
  ['12 The Avenue', '12 the av'],
  ['5 12th Avenue', '5 12th av'],
  ['Unit 5, 3 1st Ave', '5/3 1st av'],
  ['Unit 5, 12th Avenue', 'unit/5 12th av'],
  ['100 Tower Rd', '100 tower rd'],
  ['2 Building St', '2 building st'],
  ['2 Stage Ct', '2 stage ct'],
  ['5 Wing St', '5 wing st'],
  ['7 U St', '7 u st'],
  ['12 Road No 5', '12 rd no 5'],
  ['15 No 3 Rd', '15 no 3 rd'],
  ['20 No. 3 Road', '20 no 3 rd'],
  ['No 15 No 3 Rd', '15 no 3 rd'],
  ['No 3 Rd', 'no 3 rd'],
  ['5/15 No 3 Rd', '5/15 no 3 rd'],
  ['Unit 5, 15 No 3 Rd', '5/15 no 3 rd'],
  ['15 No 3 Rd, Unit 5', '5/15 no 3 rd'],
  ['15 No 3 Rd North', '15 no 3 rd nth'],
  ['5 No 12 St Kilda Rd', '5/12 st kilda rd'],
  ['Tower Two, 5/12 Smith St', 'b2-5/12 smith st'],
  ['1 One Tree Hill Rd', '1 one tree hill rd'],
  ['3 Second Ave', '3 second av'],
  ['Shop 3, 12 Smith St', 'shop3/12 smith st'],
  ['Smith St', 'smith st'],
  ['Smith St, 12', 'smith st 12'],
  ['Smith St, Lot 5', 'smith st lot 5'],
  ["7 O'Connor Cres", '7 oconnor cr'],
  ['1 Brighton-le-Sands Ave', '1 brighton le sands av'],
  ['Mum and Dad', 'mum and dad'],
  ['5/12', '5/12'],
  [' , !!! / - 😀', ''],
])('the key of %j is %j', (line, key) => {
  expect(partsOf(line).key).toBe(key);
});

test.each([
  ['The Residences, 5/12 Smith St', 'The Residences'],
  [' The  Résidences 🏠 , Tower 2, 5/12 Smith St', 'The Résidences 🏠'],
  ['Villa Rosa, 12 Smith St', 'Villa Rosa'],
  ['Flat Rock House, 12 Smith St', 'Flat Rock House'],
  ['Seven Hills Lodge, 12 Smith St', 'Seven Hills Lodge'],
  ['Rose Cottage, 12 Smith St', 'Rose Cottage'],
  ['Riverview, Front Unit, 12 Smith St', 'Riverview'],
  ['Front Unit, Riverview, 12 Smith St', 'Riverview'],
  ['Cottage, 12 Smith St', null],
  ['Bayview Gardens, 5/12 Smith St', 'Bayview Gardens'],
  ['Unit 5, The Residences, 12 Smith St', 'The Residences'],
  ['Unit C, 12 Smith St', null],
  ['Penthouse, 12 Smith St', null],
  ['12 Smith St', null],
  ['12, Smith St', null],
  ['Smith St, 12', null],
])('the name of the building in %j is %j', (line, name) => {
  expect(partsOf(line)).toMatchObject({ name });
});

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const labels = pick(
  ...'5 12 12a 3-5 g02 c b2 l3 u5 r2 ph2 th5 5r2 unit u apt flat villa studio room rm penthouse ph rear of'.split(
    ' ',
  ),
  ...'two first unit front cottage upper road eight eighth four three apt back no rm'.split(' '),
  ...'granny flat no # level l floor ground tower block building wing stage east b smith st lot the 12th é 東'.split(
    ' ',
  ),
);
const separators = pick(' ', ', ', '/', '-', ' / ', ' - ', '-/', ',', '');
const hostileLine = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.tuple(labels, separators), { maxLength: 10 }).map(pairs => pairs.flat().join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
);

test('a key is a line with the same key, unit and block, whatever is typed', () => {
  fc.assert(
    fc.property(hostileLine, line => {
      const { key, base, block } = partsOf(line);
      expect(partsOf(key)).toMatchObject({ key, base, block });
      expect(key).toBe(key.trim());
      expect(key).not.toMatch(/ {2}/);
    }),
    { numRuns: 3_000 },
  );
});

test('a long line takes time in proportion to its length', () => {
  const pieces =
    '5|1 |1-|1/|-|/| |,|, |a |unit |unit 5, |level 2 |tower |b2-|5 12 |r2|#|東|😀|\ufdfa|12 smith st level 2 |a, 5 |cottage, |eighth|no 3 ';
  for (const piece of pieces.split('|')) {
    const start = performance.now();
    partsOf(piece.repeat(10_000));
    partsOf(`12 Smith St ${piece.repeat(10_000)}`);
    expect({ piece, isFast: performance.now() - start < 1_000 }).toEqual({ piece, isFast: true });
  }
});
