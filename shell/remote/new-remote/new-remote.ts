import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../build/integrity.ts';
import { readDeclaration } from '../build/micro-frontend.ts';
import { writeSlotTypes } from '../build/slot-types.ts';

const TEMPLATE_EXTENSION = '.template';

export interface NewRemote {
  remote: string;
  /** For example `/moving-costs`. */
  path: string;
}

const nameParts = (name: string) => name.split('-');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what replaces each `__placeholder__` of the templates. */
export function namesOf({ remote, path: ownedPath }: NewRemote): Record<string, string> {
  const name = remote.slice('mf-'.length);
  return {
    __folder__: remote,
    __remote__: remote.replaceAll('-', '_'),
    __name__: name,
    __Name__: nameParts(name).map(capitalised).join(''),
    __Title__: capitalised(nameParts(name).join(' ')),
    __path__: ownedPath.slice(1),
  };
}

const fillTemplate = (text: string, names: Record<string, string>) =>
  text.replace(/__[A-Za-z]+__/g, token => names[token] ?? token);

/** Returns the texts of files by path, from a folder of templates. */
export function filesOf(templates: string, names: Record<string, string>) {
  const folder = path.join(import.meta.dirname, templates);
  const files = listFiles(folder).map(file => path.relative(folder, file));
  return new Map(
    files.map(file => [
      fillTemplate(file, names).slice(0, -TEMPLATE_EXTENSION.length),
      fillTemplate(fs.readFileSync(path.join(folder, file), 'utf8'), names),
    ]),
  );
}

export function writeFiles(dir: string, files: Map<string, string>) {
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
}

const isBelow = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

const ownerOf = (root: string, wanted: string) =>
  fs
    .readdirSync(root)
    .filter(name => /^mf-/.test(name) && fs.existsSync(path.join(root, name, 'package.json')))
    .find(name =>
      readDeclaration(path.join(root, name)).paths.some(
        taken => isBelow(taken, wanted) || isBelow(wanted, taken),
      ),
    );

/** Needs no network, because other remotes have the same dependencies. */
const updateLockFile = (root: string) =>
  execFileSync(
    'npm',
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' },
  );

export function checkNew(root: string, { remote, path: ownedPath }: NewRemote) {
  if (!/^mf(-[a-z]+)+$/.test(remote) || remote.length > 40) {
    throw new Error('The name of a remote is mf- and small letters, for example mf-moving-costs.');
  }
  if (!/^\/[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(ownedPath)) {
    throw new Error(`A path is a slash and small letters, for example /moving-costs; this is ${ownedPath}.`);
  }
  if (fs.existsSync(path.join(root, remote))) throw new Error(`There is a remote ${remote} already.`);
  const owner = ownerOf(root, ownedPath);
  if (owner) throw new Error(`${ownedPath} has an owner already: ${owner}.`);
}

/** @throws before anything is written; npm's error if only the lock file cannot be updated */
export function createRemote(root: string, wanted: NewRemote) {
  checkNew(root, wanted);
  const { remote } = wanted;
  writeFiles(path.join(root, remote), filesOf('template', namesOf(wanted)));
  writeSlotTypes(path.join(root, remote));
  updateLockFile(root);
  // as `npm install` would
  const link = path.join(root, 'node_modules/@home-truths', remote);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.join(root, remote), link, 'junction');
}
