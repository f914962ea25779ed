import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { missingNames } from '../named-tests.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const proved = { number: z.int(), title: z.string() };
const Rows = z.array(
  z.union([
    z.strictObject({ ...proved, proofs: z.record(z.string(), z.array(z.string()).check(z.minLength(1))) }),
    z.strictObject({ ...proved, later: z.string() }),
  ]),
);
const table = z
  .strictObject({ fault: Rows, check: Rows, figure: Rows })
  .parse(JSON.parse(read('shell/docs/security/faults.json')));

const proofs = Object.values(table)
  .flat()
  .flatMap(row => ('proofs' in row ? Object.entries(row.proofs) : []));

test.each([
  ['fault', 26],
  ['check', 40],
  ['figure', 8],
] as const)('the table has a row for every %s, 1 to %i', (kind, count) => {
  expect(table[kind].map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
});

test('every test that the table names is there', () => {
  expect(missingNames(proofs.map(([file, tests]) => ({ [file]: tests })))).toEqual([]);
});

test('the table names every script of a fault', () => {
  const dir = 'shell/e2e/faults';
  const scripts = fs.readdirSync(path.join(root, dir)).filter(name => name.endsWith('.fault.ts'));
  const named = new Set(proofs.map(([file]) => file));
  expect(scripts.filter(name => !named.has(`${dir}/${name}`))).toEqual([]);
});
