import { readFileSync } from 'node:fs';
import { inside, projectNode } from './paths.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const windows = process.platform === 'win32';

/** Installs the packages unless exactly those of the lock file are there; npm leaves its own record when it is done. */
export async function install() {
  if (isInstalled()) return;
  await step('Installing packages (first start only, about a minute)…', async () => {
    const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
    const { code, output } = await run(windows ? 'npm.cmd' : 'npm', flags, { shell: windows });
    if (code !== 0) throw new Error(`The packages could not be installed:\n${output.trim()}`);
  });
  if (!projectNode()) {
    throw new Error(
      'Node 24 is missing. Install the packages with their scripts (without --ignore-scripts).',
    );
  }
}

function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed || !projectNode()) return false;
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([place, wanted]) => place && !wanted.optional)
    .every(([place, wanted]) => installed[place] && installed[place].version === wanted.version);
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(inside(file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
