import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeSlotTypes } from '../build/slot-types.ts';
import { pack } from '../pack/pack.ts';
import { checkNew, filesOf, type NewRemote, namesOf, writeFiles } from './new-remote.ts';

const TARBALLS = 'packages';

const SCRIPTS = {
  ...Object.fromEntries(
    ['build', 'dev', 'generate', 'release', 'pin', 'rollback', 'releases', 'switch-off'].map(name => [
      name,
      `home-truths ${name}`,
    ]),
  ),
  typecheck: 'tsc -p .',
  'test:unit': 'node --experimental-vm-modules node_modules/jest/bin/jest.js',
  test: 'npm run typecheck && npm run test:unit',
};

type Versions = Record<string, string>;
interface Manifest {
  dependencies: Versions;
  devDependencies: Versions;
}

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
const writeJson = (file: string, value: object) =>
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Makes the `package.json` of a remote one for a repository of its own. */
function ownManifest(
  { dependencies, devDependencies, ...manifest }: Manifest,
  root: string,
  tarballs: Versions,
) {
  const { devDependencies: tools } = readJson(path.join(root, 'package.json'));
  const pointToTarballs = (versions: Versions): Versions =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => {
        const tarball = tarballs[name];
        return [name, tarball ? `file:${TARBALLS}/${tarball}` : version];
      }),
    );
  return {
    ...manifest,
    engines: { node: '>=24' },
    scripts: SCRIPTS,
    // the platform needs the contract as a peer
    dependencies: pointToTarballs({ '@home-truths/contract': '', ...dependencies }),
    devDependencies: pointToTarballs({ ...devDependencies, '@types/node': tools['@types/node'] }),
    allowScripts: { '@swc/core': true, '@parcel/watcher': false },
  };
}

/** Writes a lock file with the versions of this repository; npm asks the registry for others only. */
function writeLockFile(root: string, dir: string) {
  const { lockfileVersion, packages } = readJson(path.join(root, 'package-lock.json'));
  const known = Object.entries<{ link?: boolean }>(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  );
  writeJson(path.join(dir, 'package-lock.json'), { lockfileVersion, packages: Object.fromEntries(known) });
  execFileSync(
    'npm',
    ['install', '--package-lock-only', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: dir, stdio: 'pipe', shell: process.platform === 'win32' },
  );
}

/**
 * Creates a remote in a repository of its own.
 * @param root this repository
 * @param dir an empty folder, or none
 * @throws before anything is written, with a message for the developer
 */
export function createStandalone(root: string, dir: string, wanted: NewRemote) {
  checkNew(root, wanted);
  if (fs.existsSync(dir) && fs.readdirSync(dir).some(name => name !== '.git'))
    throw new Error(`${dir} is not empty.`);
  const node = fs.readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  const names = { ...namesOf(wanted), __node__: node };
  writeFiles(
    dir,
    new Map([...filesOf('template', names), ...filesOf('standalone', names), ['.nvmrc', `${node}\n`]]),
  );
  const manifest = path.join(dir, 'package.json');
  writeJson(manifest, ownManifest(readJson(manifest), root, pack(path.join(dir, TARBALLS))));
  writeSlotTypes(dir);
  writeLockFile(root, dir);
  execFileSync('git', ['init', '--quiet', dir], { stdio: 'pipe' });
}
