/**
 * `node build-watcher.ts mf_search shell backend …` builds apps after each change. It prints a line of JSON per build, and
 * a ready line when each app was built once. `REMOTES_DIR` overrides the remotes' folder.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { watchBuild } from '@home-truths/remote/live';
import { restrictNewFiles, withInheritedUmask } from '../umask.ts';
import { type BuildState, clearBuilds, liveDir, storeBuild } from './live-builds.ts';

restrictNewFiles();
const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = process.env.REMOTES_DIR ?? root;
const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
const names = process.argv.slice(2);
const waiting = new Set(names);

function reportBuild(built: BuildState, milliseconds = 0) {
  storeBuild(dataDir, built);
  process.stdout.write(`${JSON.stringify({ ...built, milliseconds })}\n`);
  if (built.hash && waiting.delete(built.name) && !waiting.size) process.stdout.write('{"ready":true}\n');
}

async function buildApp(name: string) {
  const workspace = path.join(name === 'shell' ? root : workspaces, name.replaceAll('_', '-'));
  await watchBuild(
    workspace,
    liveDir(dataDir, name),
    ['browser', 'server', 'worker'],
    (built, milliseconds) => reportBuild({ name, ...built }, milliseconds),
  );
}

/** Parses the output of TypeScript, which watches the backend's files itself. */
function buildBackend() {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const flags = ['-w', '--preserveWatchOutput', '-p', 'tsconfig.build.json'];
  const options = { cwd: path.join(root, 'backend') };
  const compiler = withInheritedUmask(() => spawn(process.execPath, [tsc, ...flags], options));
  let output = '';
  let builds = 0;
  compiler.stdout.on('data', text => {
    output += text;
    const [, errors] = /Found (\d+) errors?\./.exec(output) ?? [];
    if (errors === undefined) return;
    builds += 1;
    reportBuild({
      name: 'backend',
      hash: errors === '0' ? String(builds) : '',
      errors: errors === '0' ? '' : output,
    });
    output = '';
  });
  process.once('exit', () => compiler.kill());
}

clearBuilds(dataDir);
for (const name of names) {
  if (name === 'backend') buildBackend();
  else await buildApp(name);
}
const end = () => process.exit(0);
process.once('SIGTERM', end).once('SIGINT', end);
if (process.env.PARENT_PIPE === '1') process.stdin.once('end', end).once('error', end).resume();
