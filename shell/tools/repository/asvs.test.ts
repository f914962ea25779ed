import fs from 'node:fs';
import { ASVS_PAGE, readLevels, readRows, renderPage } from '../asvs.ts';
import { missingNames } from '../named-tests.ts';

const rows = readRows();

test('every requirement of levels 1 and 2 has one row, in the order of the standard', () => {
  const levels = readLevels();
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(levels));
  const count = (level: number) => Object.values(levels).filter(each => each === level).length;
  expect([count(1), count(2)]).toEqual([70, 183]);
});

test('every test and file that a row names is there', () => {
  expect(missingNames(rows.flatMap(row => ('proofs' in row ? [row.proofs] : [])))).toEqual([]);
});

test('every requirement that is met names its proof', () => {
  const bare = rows.filter(row => 'proofs' in row && Object.keys(row.proofs).length === 0);
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('the page is what the data gives', () => {
  expect(fs.readFileSync(ASVS_PAGE, 'utf8')).toBe(renderPage());
});
