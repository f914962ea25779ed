import { inside, projectNode } from './paths.mjs';
import { run } from './run.mjs';
import { packageOf } from './workspaces.mjs';

const NX = inside('node_modules/nx/dist/bin/nx.js');

/**
 * Runs a target in every workspace that has it, or in those named, from the cache where nothing changed; `forward` goes to
 * its script. The output is that of failed tasks; of all where it is `live`.
 */
export function runMany(target, { parallel = 2, forward = [], workspaces, ...options } = {}) {
  const some = workspaces ? [`--projects=${workspaces.map(packageOf).join()}`] : [];
  const style = `--outputStyle=${options.live ? 'static' : 'static-failures-only'}`;
  const flags = [...some, style, `--parallel=${parallel}`, '--', ...forward];
  return run(projectNode(), [NX, 'run-many', '-t', target, ...flags], options);
}

/**
 * The packages that the changes since a commit can touch: changed themselves, or depending on one that is. Undefined
 * when that commit is not known here.
 */
export async function affectedSince(base) {
  const { code, stdout } = await run(projectNode(), [
    NX,
    'show',
    'projects',
    '--affected',
    `--base=${base}`,
    '--json',
  ]);
  return code === 0 ? JSON.parse(stdout) : undefined;
}
