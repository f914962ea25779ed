/**
 * `npm run dev`: the site while it is being changed. `npm run dev -- mf-reviews` builds only that remote from source and
 * takes the others from releases. Whatever it starts ends with it, however it ends.
 */
import path from 'node:path';
import { readEnvironment } from './commands/environment.mjs';
import { LOOPBACK, urlOf } from './commands/host.mjs';
import { install } from './commands/install.mjs';
import { acquireLock, checkPort } from './commands/lock-file.mjs';
import { runMany } from './commands/nx.mjs';
import { inside } from './commands/paths.mjs';
import {
  ProcessSupervisor,
  reportDatabase,
  setUpDataDir,
  showAdministrator,
} from './commands/process-supervisor.mjs';
import { findNpmParent, onProcessExit } from './commands/process-table.mjs';
import { say, step } from './commands/progress.mjs';
import { killTools } from './commands/run.mjs';
import { followSources } from './commands/sources.mjs';
import { restrictNewFiles } from './commands/umask.mjs';
import { workspaces } from './commands/workspaces.mjs';

restrictNewFiles();

const remotes = () => workspaces().filter(workspace => workspace.startsWith('mf-'));

let supervisor;
let isEnding = false;

async function end(code, text) {
  if (isEnding) return;
  isEnding = true;
  killTools();
  await supervisor?.close();
  (code ? console.error : say)(text);
  process.exit(code);
}

/** The remotes to build from source: those named, or all. */
function remotesFromSource(named) {
  const unknown = named.find(name => !remotes().includes(name));
  if (unknown) throw new Error(`There is no remote called ${unknown}. There are ${remotes().join(', ')}.`);
  return named.length ? named : remotes();
}

async function startDevelopment() {
  await install();
  const fromSource = remotesFromSource(process.argv.slice(2));
  const settings = await readEnvironment();
  settings.DATA_DIR = path.resolve(inside(), settings.DATA_DIR);
  // a site in development fetches from other machines on anyone's request
  settings.HOST ??= LOOPBACK;
  setUpDataDir(settings);
  const recordChildren = await acquireLock(settings.DATA_DIR, urlOf(settings.HOST, settings.PORT));
  await checkPort(Number(settings.PORT), settings.HOST);
  const scripts = {
    gateway: inside('shell/server/development/main.ts'),
    buildWatcher: inside('shell/server/development/build-watcher.ts'),
  };
  supervisor = new ProcessSupervisor({ settings, recordChildren, scripts, mode: 'development' });
  const port = await startProcesses(fromSource);
  const released = remotes().filter(name => !fromSource.includes(name));
  say(`From source, with hot reload: the shell and the platform, the backend, ${fromSource.join(', ')}.`);
  if (released.length) say(`From releases: ${released.join(', ')}.`);
  say(`Home Truths is being developed at ${urlOf(settings.HOST, port)}`);
}

async function startProcesses(fromSource) {
  const database = supervisor.startDatabase();
  database.catch(() => {});
  const others = remotes().filter(name => !fromSource.includes(name));
  if (others.length) await step('Building the other remotes…', () => buildOthers(others));
  const apps = ['shell', ...fromSource.map(name => name.replaceAll('-', '_'))];
  const sources = followSources(supervisor);
  await step('Building from source…', () =>
    supervisor.startBuildWatcher(['backend', ...apps], sources.built),
  );
  await reportDatabase(supervisor, database);
  showAdministrator(await step('Preparing the database…', () => supervisor.prepareDatabase()));
  const port = await step('Starting…', () => supervisor.open());
  sources.open();
  return port;
}

async function buildOthers(others) {
  const { code, output } = await runMany('build', { workspaces: others });
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, 'Stopped.'));
const npm = findNpmParent();
if (npm) onProcessExit(npm, () => end(0, 'Stopped.'));
startDevelopment().catch(error => end(1, error.message));
