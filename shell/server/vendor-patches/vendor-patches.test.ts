import fs from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = ['shell/platform/vendor-patches', 'shell/server/vendor-patches'];

const patches = FOLDERS.flatMap(folder =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter(file => /\.ts$/.test(file) && !/^testing|\.test\./.test(file))
    .map(file => path.join(folder, file)),
);

const installed = (name: string) =>
  (
    JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

test.each(patches)('%s names the libraries it was tried with, and those are installed', patch => {
  const source = fs.readFileSync(path.join(ROOT, patch), 'utf8');
  const libraries = [...source.matchAll(/^ \* @library (\S+) (\S+)$/gm)];
  expect(libraries).not.toEqual([]);
  for (const [, name = '', range = ''] of libraries) {
    expect([name, range, satisfies(installed(name), range)]).toEqual([name, range, true]);
  }
  expect(source).toMatch(/^ \* @gain \S/m);
});

test.each(patches)('%s has a test', patch => {
  const name = path.join(ROOT, patch).replace(/\.ts$/, '.test.ts');
  expect([name, `${name}x`].some(file => fs.existsSync(file))).toBe(true);
});
