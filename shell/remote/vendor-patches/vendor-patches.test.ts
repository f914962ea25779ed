import fs from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';

const patches = [import.meta.dirname, path.resolve(import.meta.dirname, '../../platform/vendor-patches')]
  .flatMap(folder => fs.readdirSync(folder).map(file => path.join(folder, file)))
  .filter(file => file.endsWith('.ts') && !/\/testing|\.test\./.test(file))
  .map(file => path.relative(import.meta.dirname, file));

const MODULES = path.resolve(import.meta.dirname, '../../../node_modules');
const installed = (name: string) =>
  (JSON.parse(fs.readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')) as { version: string })
    .version;

test.each(patches)('%s names the libraries it was tried with, and those are installed', patch => {
  const source = fs.readFileSync(path.join(import.meta.dirname, patch), 'utf8');
  const libraries = [...source.matchAll(/^ \* @library (\S+) (\S+)$/gm)];
  expect(libraries).not.toEqual([]);
  for (const [, name = '', range = ''] of libraries) {
    expect([name, range, satisfies(installed(name), range)]).toEqual([name, range, true]);
  }
  expect(source).toMatch(/^ \* @gain \S/m);
});

test.each(patches)('%s has a test', patch => {
  const name = path.join(import.meta.dirname, patch).replace(/\.ts$/, '.test.ts');
  expect([name, `${name}x`].some(file => fs.existsSync(file))).toBe(true);
});
