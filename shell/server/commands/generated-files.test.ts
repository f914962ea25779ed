import fs from 'node:fs';
import path from 'node:path';
import { EnvironmentSchema } from '../environment.ts';
import { fixedDefault, readEnvironmentTable } from './env-example.ts';
import { GENERATED } from './generated-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Set by the commands of the project for the processes they start, never by people. */
const INTERNAL = ['API_URL', 'BUILD', 'FRONT_DOOR', 'PARENT_PIPE'];

const backend = await import(path.join(ROOT, 'backend/src/environment.ts'));
const known = [backend.EnvironmentSchema, EnvironmentSchema].flatMap(schema => Object.keys(schema.shape));
/** What is in force where nothing is set; the port of the site is the gateway's. */
const DEFAULTS: Record<string, unknown> = {
  ...backend.parseEnvironment({ DATABASE_URL: 'postgres://localhost/home' }),
  ...EnvironmentSchema.parse({ API_URL: 'http://127.0.0.1:3000' }),
};

test.each(Object.entries(GENERATED))('%s is what `npm run generate` writes', (file, render) => {
  expect(fs.readFileSync(path.join(ROOT, file), 'utf8')).toBe(render());
});

test('the documentation describes every variable of backend and gateway, and no other', () => {
  const named = readEnvironmentTable().flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual([...new Set(known)].filter(name => !INTERNAL.includes(name)).sort());
});

test.each(readEnvironmentTable().filter(fixedDefault))(
  'the documented default of $names is the one in force',
  row => {
    for (const name of row.names) expect([name, fixedDefault(row)]).toEqual([name, `${DEFAULTS[name]}`]);
  },
);
