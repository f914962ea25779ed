import fs from 'node:fs';
import path from 'node:path';
import { InternalEnvironment, SiteEnvironment } from '@home-truths/contract/environment';
import { EnvironmentSchema } from '../../gateway/environment.ts';
import { GENERATED } from '../generated-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test.each(Object.entries(GENERATED))('%s is what `npm run generate` writes', (file, render) => {
  expect(fs.readFileSync(path.join(ROOT, file), 'utf8')).toBe(render());
});

test('backend, gateway and start command read every variable that can be set, and no other', async () => {
  const backend = await import(path.join(ROOT, 'backend/src/environment.ts'));
  const read = [backend.EnvironmentSchema, EnvironmentSchema].flatMap(({ shape }) => Object.keys(shape));
  read.push('INSTANCES');
  const known = [SiteEnvironment, InternalEnvironment].flatMap(({ shape }) => Object.keys(shape));
  expect([...new Set(read)].sort()).toEqual(known.sort());
});
