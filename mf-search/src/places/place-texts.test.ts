import { basisText, placeCountsText, stateOf, timeText } from './place-texts.ts';

test('a time is that of Sydney, in summer and in winter', () => {
  expect(timeText('2026-11-26T12:07:00.000Z')).toBe('26 Nov 2026, 11:07 pm');
  expect(timeText('2026-05-01T14:30:00.000Z')).toBe('2 May 2026, 12:30 am');
});

test('a state is recognised in small letters and capitals', () => {
  expect(['vic', 'VIC', 'xx', '', undefined].map(stateOf)).toEqual([
    'VIC',
    'VIC',
    undefined,
    undefined,
    undefined,
  ]);
});

test('one property is one', () => {
  const counts = { propertyCount: 1, reviewedPropertyCount: 1, reviewCount: 1 };
  expect([placeCountsText(counts), basisText(counts)]).toEqual([
    '1 property on Home Truths, 1 reviewed',
    '1 review of 1 property',
  ]);
  expect(placeCountsText({ propertyCount: 1204, reviewedPropertyCount: 0, reviewCount: 0 })).toBe(
    '1,204 properties on Home Truths, 0 reviewed',
  );
});
