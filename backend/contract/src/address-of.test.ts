import fc from 'fast-check';
import { addressOf } from './index.ts';

const read = (line: string) => addressOf(line, 'St Kilda', 'VIC', '3182');
const keyOf = (line: string) => read(line).key;

test.each([
  [
    '702/13 Brackenbury Road',
    'Apt #702, 13 Brackenbury Road',
    'Unit No. 702, 13 Brackenbury Rd',
    'Unit No.702/13 Brackenbury Rd',
    'Apartment number 702, 13 Brackenbury Rd',
    'Apt. No: 702 13 Brackenbury Rd',
    '702, 13 Brackenbury Road',
  ],
  [
    '5/12 Tea Tree Rd',
    'Riverview, 5/12 Tea Tree Rd',
    'Riverview 5/12 Tea Tree Rd',
    'Riverview Unit 5, 12 Tea Tree Road',
    'Unit 5 Riverview 12 Tea Tree Rd',
    'Unit 5 Riverview, 12 Tea Tree Rd',
    'The Riverview Apartments 5/12 Tea Tree Rd',
    '5/12 Tea Tree Rd\u200e',
    '５/12 Tea Tree Rd',
    'Riverview， 5/12 Tea\u200b Tree Rd',
  ],
  [
    'Shop 3, 9 Wonga St',
    'Shop 3/9 Wonga St',
    'SHP 3 9 Wonga Street',
    '9 Wonga St, Shop 3',
    'shop no 3, 9 Wonga St',
  ],
  [
    '12-14 Wonga St',
    '12 & 14 Wonga St',
    '12, 14 Wonga St',
    '12 and 14 Wonga St',
    '12 to 14 Wonga St',
    '12 – 14 Wonga Street',
    '12&14 Wonga St',
  ],
  ['3/12-14 Wonga St', '3/12 & 14 Wonga St', 'Unit 3, 12, 14 Wonga St', '3/12, 14 Wonga St'],
  ['43 Grevillea Circle', '43 Grevillea Cir', '43 Grevillea CCL'],
  ['43 Grevillea Circuit', '43 Grevillea Cct', '43 Grevillea Circ'],
  ['7 Smith St West', '7 Smith Street W', '7 Smith St. W.'],
  ['7 Smith St North East', '7 Smith Street NE', '7 Smith St N.E.'],
  ['7 Broadway West', '7 Broadway W'],
  ['7 Banksia Parkway', '7 Banksia Pkwy', '7 Banksia Pwy'],
  ['7 Banksia Mews', '7 Banksia Mws'],
  ['7 St Kilda Road', '7 Saint Kilda Rd', '7 St. Kilda Rd'],
  ['7 St Georges Street', '7 Saint Georges St'],
  ['7 The Esplanade', '7 The Esp'],
  [
    '7 OConnor Crescent',
    "7 O'Connor Cr",
    '7 O’Connor Cres',
    '7 O´Connor Cr',
    '7 O′Connor Cr',
    '7 Oʼconnor Cr',
    '7 O＇Connor Cr',
  ],
  ['5 12th Avenue', '5 12th Ave'],
  ['6/113-115 Canberra Avenue South', 'UNIT 6 LEVEL 2 PSMA HOUSE 113-115 CANBERRA AVENUE SOUTH'],
])('%j is one home in every spelling', (line, ...spellings) => {
  for (const spelling of spellings)
    expect({ spelling, key: keyOf(spelling) }).toEqual({ spelling, key: keyOf(line) });
});

test('addresses that look alike are different homes', () => {
  const lines = [
    '43 Grevillea Circle',
    '43 Grevillea Circuit',
    '7 Smith St',
    '7 Smith St West',
    '7 Smith St East',
    '7 West St',
    '7 W St',
    '7 Smith Ct',
    '7 Smith Cl',
    '7 Smith Cr',
    '12/14 Wonga St',
    '12-14 Wonga St',
    '3/9 Wonga St',
    'Shop 3, 9 Wonga St',
    'Office 3, 9 Wonga St',
    '12½ Wonga St',
    '121 Wonga St',
    'Unit F2, 9 Wonga St',
    'Unit 2, 9 Wonga St',
    '7 Park Boulevard',
    '7 Park Boulevarde',
    '7 Con St',
    '7 Concourse St',
    '7 Smith Gardens',
    '7 Smith Garden',
    '7 Rose Villas',
    '7 Rose Villa',
    '7 Rose St, Villa 5',
    '12 Smith Flat',
  ];
  expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
});

test('the parts of an address', () => {
  expect(read('Riverview Tower 2, Level 3, Apt #702, 13-15 St Georges Tce N')).toEqual({
    name: 'Riverview',
    block: '2',
    level: '3',
    unit: '702',
    number: '13-15',
    street: 'saint georges',
    type: 'terrace',
    suffix: 'north',
    base: '13-15 st georges tce nth',
    baseKey: '13-15 st georges tce nth',
    key: 'b2-702/13-15 st georges tce nth',
    suburbKey: 'st kilda',
    state: 'VIC',
    postcode: '3182',
  });
  expect(read('Lot 5 Smith Rd')).toMatchObject({ number: 'lot 5', street: 'smith', type: 'road' });
  expect(addressOf('1 A St', 'Saint Kilda', 'VIC', '3182').suburbKey).toBe('st kilda');
});

/** As people write them; no table of the code is read. */
const STREETS = [
  ['Grevillea Circuit', 'Grevillea Cct', 'grevillea crct', 'GREVILLEA CCT.'],
  ['Grevillea Circle', 'Grevillea Cir', 'grevillea ccl'],
  ['Grevillea Crescent', 'Grevillea Cr', 'grevillea cres.'],
  ['Grevillea Court', 'Grevillea Ct', 'grevillea crt'],
  ['St Kilda Road', 'Saint Kilda Rd', 'ST. KILDA ROAD', 'st kilda rd'],
  ['Smith Street', 'Smith St', 'smith str.', 'ＳＭＩＴＨ ＳＴ'],
  ['Smith Street West', 'Smith St W', 'smith st. west', 'Smith Str W.'],
  ['O’Connor Parkway', "O'Connor Pkwy", 'OConnor Pwy', 'O′Connor Parkway', 'o´connor pky'],
  ['Banksia Mews', 'Banksia Mws', 'BANKSIA  MEWS'],
  ['Mount Pleasant Boulevard', 'Mt Pleasant Blvd', 'Mt. Pleasant Bvd'],
] as const;
const NUMBERS = [
  ['12', 'No 12', 'No. 12', '#12'],
  ['12A', '12a', 'No 12A'],
  ['12-14', '12 – 14', '12 & 14', '12 and 14', '12, 14'],
  ['121', 'No. 121'],
] as const;
/** Spellings of a unit, before the number or after the street. */
const UNITS = [
  ['', 'Riverview, ', 'The Riverview Residences, '],
  [
    '5/',
    'Unit 5, ',
    'Apt #5, ',
    'Unit No. 5/',
    'U5/',
    'flat 5 / ',
    'Riverview 5/',
    'Level 2, Unit 5, ',
    ' Unit 5',
    ', Apt 5',
  ],
  ['Shop 5, ', 'Shop 5/', 'SHP #5, ', 'Riverview, shop no 5/', ', Shop 5'],
  ['17/', 'Apartment 17, ', 'Townhouse 17/', 'TH 17, ', ', Unit #17'],
  ['Tower 2, 5/', 'Block 2 Unit 5, ', 'Apt 5, Twr 2, ', 'Riverview, Tower 2, Apt #5, ', ', Tower 2, Unit 5'],
] as const;
const MARKS = ['', '\u200e', '\u2060', ' '] as const;

test('6,000 spellings of 200 addresses have 200 keys', () => {
  const properties = STREETS.flatMap(street =>
    NUMBERS.flatMap(number => UNITS.map(unit => ({ street, number, unit }))),
  );
  const of = (texts: readonly string[]) =>
    fc.nat({ max: texts.length - 1 }).map(index => texts[index] as string);
  const spelling = fc
    .nat({ max: properties.length - 1 })
    .chain(property => {
      const { street, number, unit } = properties[property] as (typeof properties)[number];
      return fc.tuple(fc.constant(property), of(street), of(number), of(unit), of(MARKS), of([',', '，']));
    })
    .map(([property, street, number, unit, mark, comma]) => {
      const isAtEnd = /^[ ,]/.test(unit);
      const line = isAtEnd ? `${number} ${street}${unit}${mark}` : `${unit}${number} ${street}${mark}`;
      return { property, line: line.replaceAll(',', comma) };
    });
  const propertiesByKey = new Map<string, number>();
  const keysOfProperties = new Map<number, string>();
  const first = properties.map(({ street, number, unit }, property) => ({
    property,
    line: `${unit[0]}${number[0]} ${street[0]}`,
  }));
  for (const { property, line } of [...first, ...fc.sample(spelling, 6_000)]) {
    const key = keyOf(line);
    expect({ line, property: propertiesByKey.get(key) ?? property }).toEqual({ line, property });
    expect({ line, key }).toEqual({ line, key: keysOfProperties.get(property) ?? key });
    propertiesByKey.set(key, property);
    keysOfProperties.set(property, key);
  }
  expect(propertiesByKey.size).toBe(200);
});
