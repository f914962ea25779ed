import { inside, projectNode } from './paths.mjs';
import { run } from './run.mjs';
import { packageOf } from './workspaces.mjs';

const NX = inside('node_modules/nx/dist/bin/nx.js');

/**
 * Runs a target in every workspace that has it, or in those named, from the cache where nothing changed; `forward` goes to
 * its script.
 */
export function runMany(target, { parallel = 2, forward = [], workspaces, ...options } = {}) {
  const some = workspaces ? [`--projects=${workspaces.map(packageOf).join()}`] : [];
  const flags = [...some, '--outputStyle=static', `--parallel=${parallel}`, '--', ...forward];
  return run(projectNode(), [NX, 'run-many', '-t', target, ...flags], options);
}

/**
 * The packages that the changes since a commit can touch: changed themselves, or depending on one that is. Undefined
 * when that commit is not known here.
 */
export async function affectedSince(base) {
  const { code, output } = await run(projectNode(), [
    NX,
    'show',
    'projects',
    '--affected',
    `--base=${base}`,
    '--json',
  ]);
  const [list] = /^\[.*\]$/m.exec(output) ?? [];
  return code === 0 && list ? JSON.parse(list) : undefined;
}

/** The output of failed tasks, without that of successful ones. */
export function failuresIn(output) {
  const [tasks, summary = ''] = output.split(/^\s*Failed tasks:/m);
  const failed = [...summary.matchAll(/^- (\S+)$/gm)].map(([, name]) => name);
  const sections = tasks.replaceAll('"', '').split(/^> nx run /m);
  const reported = sections.filter(text =>
    failed.some(name => text.startsWith(`${name} `) || text.startsWith(`${name}\n`)),
  );
  return (reported.length ? reported.join('\n') : output).trim();
}
