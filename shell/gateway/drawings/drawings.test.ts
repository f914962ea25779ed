import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawAll } from '../../drawings/index.ts';
import { fileOf } from '../../drawings/variants.ts';
import { openDrawings, serveDrawing } from './index.ts';
import { withStreetNumber } from './letterbox.ts';

const all = drawAll();
const drawings = (file: string) => all[file] ?? '';
const body = (requested: string) => serveDrawing(drawings, requested);
const drawn = (type: string, id: number, streetNumber: string) =>
  withStreetNumber(drawings(fileOf(type, id)), streetNumber);

test('a drawing is read from the folder of the build, once', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
  const opened = openDrawings(dir);
  fs.writeFileSync(path.join(dir, 'street.svg'), '<svg/>');
  expect(serveDrawing(opened, '/drawings/3/street.svg')).toBe('<svg/>');
  fs.rmSync(dir, { recursive: true });
  expect(serveDrawing(opened, '/drawings/3/street.svg')).toBe('<svg/>');
});

test('a path of the drawings gives its drawing', () => {
  expect(body('/drawings/3/house/26/12A.svg')).toBe(drawn('house', 26, '12A'));
  expect(body('/drawings/3/unit/2147483647/-.svg')).toBe(drawn('unit', 2147483647, ''));
  expect(body('/drawings/3/Igloo/1/5-7.svg')).toBe(drawn('default', 1, '5-7'));
  expect(body('/drawings/3/street.svg')).toBe(drawings('street.svg'));
  // pages from before
  for (const version of [1, 2])
    expect(body(`/drawings/${version}/house/26/12A.svg`)).toBe(drawn('house', 26, '12A'));
  expect(body('/drawings/1/street.svg')).toBe(drawings('street.svg'));
  expect(body('/drawings/3/empty-block.svg')).toBe(drawings('empty-block.svg'));
});

test('the letterbox is all that differs between the numbers of one home', () => {
  const [one, other] = ['2', '26-30'].map(number => body(`/drawings/3/house/4/${number}.svg`) ?? '');
  const street = drawings(fileOf('house', 4)).replace('</g></svg>', '');
  expect(one?.startsWith(street)).toBe(true);
  expect(other?.startsWith(street)).toBe(true);
  expect(one).not.toBe(other);
});

test('of two homes with the same drawing one is mirrored, but not its number', () => {
  const [one, mirrored] = [26, 26 + 48].map(id => body(`/drawings/3/house/${id}/12A.svg`) ?? '');
  const [number] = /<path fill="none" stroke="#FFD54A"[^>]*>/.exec(one ?? '') ?? [];
  expect(mirrored?.replace(/^(<svg [^>]*>)<g transform="matrix\(-1 0 0 1 480 0\)">/, '$1')).toBe(
    one?.replace(`${number}`, `<g transform="scale(-1 1)">${number}</g>`).replace('</svg>', '</g></svg>'),
  );
  expect(body(`/drawings/3/house/${26 + 96}/12A.svg`)).toBe(one);
});

test.each([
  ...['/', '/drawings/', '/drawings/3/', '/drawings/4/street.svg', '/drawings/0/street.svg'],
  ...['/drawings/3/street.png', '/drawings/3/street.svg/', '/drawings/3/house-1.svg'],
  ...['1.svg', '1/26', '1/26.svg\n', '1/26/../26.svg'].map(part => `/drawings/3/house/${part}`),
  ...['0', '01', '-1', '2147483648', '99999999999', '1e3'].map(id => `/drawings/3/house/${id}/26.svg`),
  ...['', '--', '12345678', '12%2F3', '<b>'].map(number => `/drawings/3/house/1/${number}.svg`),
  ...['/drawings/3/hou5e/1/26.svg', '/drawings/3/../1/26.svg', '/x/drawings/3/house/1/26.svg'],
])('any other path is none of the drawings: %j', requested => {
  expect(body(requested)).toBeUndefined();
});
