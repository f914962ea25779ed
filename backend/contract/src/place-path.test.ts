import { placePath, statePath } from './index.ts';

test.each([
  ['Richmond', 'VIC', '3121', '/suburb/vic/richmond-3121'],
  ['Richmond', 'NSW', '2753', '/suburb/nsw/richmond-2753'],
  ['Richmond', 'VIC', '0000', '/suburb/vic/richmond'],
  ['St Kilda', 'VIC', '3182', '/suburb/vic/st-kilda-3182'],
  ['O’Connor', 'ACT', '2602', '/suburb/act/oconnor-2602'],
  ['Coober  Pedy', 'SA', '5723', '/suburb/sa/coober-pedy-5723'],
  ['Dee Why (Beach)', 'NSW', '2099', '/suburb/nsw/dee-why-beach-2099'],
  ['Café Ü', 'NT', '0800', '/suburb/nt/cafe-u-0800'],
  ['Я', 'NT', '0800', '/suburb/nt/%D1%8F-0800'],
])('%s %s %s has the page %s', (suburb, state, postcode, path) => {
  expect(placePath({ suburb, state, postcode })).toBe(path);
});

test('a state has a page', () => {
  expect(statePath('WA')).toBe('/suburb/wa');
});
