/**
 * `npm start`: from a fresh checkout to a running Home Truths. Runs on the system's Node 20 with nothing installed;
 * everything it starts runs on the project's own Node and ends with it, however it ends.
 */
import path from 'node:path';
import { build } from './commands/build.mjs';
import { readEnvironment } from './commands/environment.mjs';
import { hostOf, urlOf } from './commands/host.mjs';
import { install } from './commands/install.mjs';
import { acquireLock, checkPort } from './commands/lock-file.mjs';
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
import { restrictNewFiles } from './commands/umask.mjs';

restrictNewFiles();

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

async function start() {
  await install();
  const settings = await readEnvironment();
  settings.DATA_DIR = path.resolve(inside(), settings.DATA_DIR);
  setUpDataDir(settings);
  const host = hostOf(settings);
  const siteUrl = port => settings.PUBLIC_URL ?? urlOf(host, port);
  const recordChildren = await acquireLock(settings.DATA_DIR, siteUrl(settings.PORT));
  await checkPort(Number(settings.PORT), host);
  supervisor = new ProcessSupervisor({ settings, recordChildren });
  const port = await startProcesses();
  say(`Home Truths is ready at ${siteUrl(port)}`);
  // the terminal is gone: reporting that would fail again, endlessly
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // from now on nothing here, such as a log on a full disk, is a reason to end what runs
  process.on('uncaughtException', error => console.error(error.message));
}

/** Builds and starts PostgreSQL at the same time, and reports one after the other. */
async function startProcesses() {
  const database = supervisor.startDatabase();
  database.catch(() => {});
  await step('Building…', build);
  await reportDatabase(supervisor, database);
  if (supervisor.externalDataDir) {
    say(
      `The database is stored in ${supervisor.externalDataDir}, because PostgreSQL cannot run as root or cannot reach this folder.`,
    );
    say('To start from scratch, delete that folder, too.');
  }
  showAdministrator(await step('Preparing the database…', () => supervisor.prepareDatabase()));
  return step('Starting…', () => supervisor.open());
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, 'Stopped.'));
const npm = findNpmParent();
if (npm) onProcessExit(npm, () => end(0, 'Stopped.'));
start().catch(error => end(1, error.message));
