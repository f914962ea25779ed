import fc from 'fast-check';
import { correctedAddress, findAddressError, parseAddress, postcodeQuestion } from './index.ts';

const wattle = { address: '7 Wattle Rd', suburb: 'Ivory Creek', state: 'QLD', postcode: '4313' };

test.each([
  '7 Wattle Rd, Ivory Creek, QLD 4313',
  '7 Wattle Rd, Ivory Creek, QLD, 4313',
  '7 Wattle Rd, Ivory Creek, 4313 qld',
  '7 Wattle Rd, Ivory Creek, 4313, Qld.',
  '7 Wattle Rd, Ivory Creek QLD, 4313',
  '7 Wattle Rd, Ivory Creek 4313, Queensland',
  '7 Wattle Rd, Ivory Creek, queensland 4313',
  '7 Wattle Rd, Ivory Creek, qld4313',
  '7 Wattle Rd, Ivory Creek QLD 4313, Australia',
  '7 Wattle Rd, Ivory Creek, QLD 4313 AUSTRALIA',
  ' ,7  Wattle\tRd ,, Ivory  Creek ,\nQLD   4313. ,',
  '7 Wattle Rd, Ivory Creek, QLD 4313\u200e',
  '\u202a7 Wattle\u2060 Rd， Ivory Creek、 QLD　４３１３\ufeff',
])('%j is read', typed => {
  expect(parseAddress(typed)).toEqual(wattle);
});

test.each([
  ['NSW', 'n.s.w.', 'N S W', 'New  South Wales'],
  ['VIC', 'Vic.', 'Victoria'],
  ['QLD', 'Queensland'],
  ['SA', 'S.A.', 'South Australia', 'South Australia, Australia'],
  ['WA', 'w.a', 'Western Australia', 'western australia australia'],
  ['TAS', 'Tas', 'Tasmania'],
  ['NT', 'N.T.', 'Northern Territory'],
  ['ACT', 'A.C.T.', 'Australian Capital Territory'],
])('%s may be written in many ways', (state, ...others) => {
  for (const term of [state, ...others])
    expect(parseAddress(`7 Wattle Rd, Ivory Creek, 0872 ${term}`)).toEqual({
      ...wattle,
      state,
      postcode: '0872',
    });
});

test.each([
  ['Unit 5, 7 Wattle Rd, Ivory Creek, QLD 4313', 'Unit 5, 7 Wattle Rd', 'Ivory Creek'],
  ['5/7-9 Wattle Rd, Ivory Creek, QLD 4313', '5/7-9 Wattle Rd', 'Ivory Creek'],
  ['Flat 2, Level 3, 7 Wattle Rd, Ivory Creek, QLD 4313', 'Flat 2, Level 3, 7 Wattle Rd', 'Ivory Creek'],
  ['7 Victoria Road, Port Victoria, QLD 4313', '7 Victoria Road', 'Port Victoria'],
  ['7 Wattle Rd, Saltash, QLD 4313', '7 Wattle Rd', 'Saltash'],
  ["7 O'Hara’s Rd, D'Estrees-on-Sea, QLD 4313", "7 O'Hara’s Rd", "D'Estrees-on-Sea"],
  ['4313 Wattle Rd, Ivory Creek, 4313, QLD', '4313 Wattle Rd', 'Ivory Creek'],
])('%j has its street and suburb', (typed, address, suburb) => {
  expect(parseAddress(typed)).toEqual({ ...wattle, address, suburb });
});

test.each(['7 Wattle Rd, Ivory Creek, QLD', '1234 Wattle Rd, Ivory Creek, QLD, Australia'])(
  '%j has no postcode',
  typed => {
    expect(parseAddress(typed)).toMatchObject({ suburb: 'Ivory Creek', postcode: '0000' });
  },
);

test.each([
  '',
  ' , ,, ',
  'Ivory Creek',
  '7 Wattle Rd',
  '7 Wattle Rd, Ivory Creek QLD 4313',
  '7 Wattle Rd, Ivory Creek, 4313',
  '7 Wattle Rd, Ivory Creek, NZ 4313',
  'Ivory Creek, QLD, 4313',
  'Ivory Creek, QLD, Australia',
  'Unit 5, 7 Wattle Rd, QLD 4313',
])('%j is no complete address', typed => {
  expect(parseAddress(typed)).toBeNull();
});

test.each([
  ['7 Wattle Rd, Ivory Creek QLD 4313', '7 Wattle Rd, Ivory Creek, QLD 4313'],
  ['7 Wattle Rd, Ivory Creek queensland 4313', '7 Wattle Rd, Ivory Creek, QLD 4313'],
  ['7 Wattle Rd Ivory Creek, 4313 qld', '7 Wattle Rd, Ivory Creek, QLD 4313'],
  ['7 St Helena St St Ives, NSW 2075', '7 St Helena St, St Ives, NSW 2075'],
  ['Unit 5, 7 Wattle Rd Ivory Creek QLD 4313', 'Unit 5, 7 Wattle Rd, Ivory Creek, QLD 4313'],
  ['Unit 5, 7 Wattle Rd Ivory Creek, QLD 4313', 'Unit 5, 7 Wattle Rd, Ivory Creek, QLD 4313'],
  ['5/7 Wattle Rd Ivory Creek QLD 4313', '5/7 Wattle Rd, Ivory Creek, QLD 4313'],
])('%j is corrected to %j', (typed, corrected) => {
  expect(correctedAddress(typed)).toBe(corrected);
  expect(parseAddress(corrected)).not.toBeNull();
});

test.each([
  '7 Wattle Rd, Ivory Creek, QLD 4313',
  '7 Wattle Rd, Ivory Creek QLD',
  '7 Wattle Rd, Ivory Creek 4313',
  'Ivory Creek QLD 4313',
  'QLD 4313',
  '7 Wattle Ivory QLD 4313',
])('%j needs no suggestion, or there is none', typed => {
  expect(correctedAddress(typed)).toBeNull();
});

test.each([
  ['12 Smith St', undefined],
  ['Lot 5 Smith Rd', undefined],
  ['Rear, Smith St', undefined],
  ['Penthouse, Smith Parade', undefined],
  ['Lot Smith Road', undefined],
  ['Mum and Dad', 'Please include the street number, for example 12 Smith St'],
  ['Smith St', 'Please include the street number, for example 12 Smith St'],
  ['Penthouse', 'Please include the street number, for example 12 Smith St'],
])('%s: %s', (address, message) => {
  expect(findAddressError({ address })).toBe(message);
});

test('a postcode that is not known in its state is a question', () => {
  const place = { suburb: 'Mungindi', state: 'QLD', postcode: '2406' } as const;
  expect(postcodeQuestion(place)).toBe('Is 2406 the right postcode for Mungindi QLD?');
  expect(postcodeQuestion({ ...place, postcode: '4497' })).toBeUndefined();
  expect(postcodeQuestion({ ...place, postcode: '0000' })).toBeUndefined();
});

test('whatever is typed, however long, is read at once and gives text or nothing', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(', NSW', ' 2026', 'St ', ',', 'Australia'),
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 20 }), pieces => {
      const read = parseAddress(pieces.join(''));
      if (read) expect(Object.values(read).every(text => text.trim() === text && text !== '')).toBe(true);
    }),
  );
  for (const long of ['1 '.repeat(50_000), 'a '.repeat(50_000), ','.repeat(100_000), '.'.repeat(100_000)]) {
    const start = performance.now();
    parseAddress(`${long}, Bondi, ${long}`);
    correctedAddress(`${long}, Bondi ${long}`);
    expect(performance.now() - start).toBeLessThan(100);
  }
});
