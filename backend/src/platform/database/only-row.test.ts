import { onlyRow } from './only-row.ts';

test('a query that has to return a row fails where it returns none', () => {
  expect(onlyRow([{ id: 1 }])).toEqual({ id: 1 });
  expect(() => onlyRow([])).toThrow('The query returned no row');
});
