import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inside, projectNode } from './paths.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { withInheritedUmask } from './umask.mjs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.home-truths-install';
const windows = process.platform === 'win32';

/** Installs the packages of the lock file unless they are there; an interrupted installation is started again. */
export async function install() {
  if (isInstalled()) return;
  await step('Installing packages (first start only, about a minute)…', async () => {
    const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
    const { code, output } = await run(windows ? 'npm.cmd' : 'npm', flags, { shell: windows });
    if (code !== 0) throw new Error(`The packages could not be installed:\n${output.trim()}`);
  });
  if (!projectNode()) {
    throw new Error('Node 24 is missing. Install the packages again without --ignore-scripts: npm ci');
  }
  withInheritedUmask(() => writeFileSync(inside(STAMP), lockHash()));
}

function isInstalled() {
  if (!projectNode()) return false;
  return read(STAMP) === lockHash() || matchesNpmLockfile();
}

/** npm writes its own record at the end of each install, so somebody who ran npm need not wait again. */
function matchesNpmLockfile() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn(LOCK))
    .filter(([place, wanted]) => place && !wanted.optional)
    .every(([place, wanted]) => installed[place]?.version === wanted.version && place in installed);
}

const lockHash = () => createHash('sha256').update(read(LOCK)).digest('hex');
const packagesIn = file => JSON.parse(read(file) || '{"packages":{}}').packages;

function read(file) {
  try {
    return readFileSync(inside(file), 'utf8');
  } catch {
    return '';
  }
}
