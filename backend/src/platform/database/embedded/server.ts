import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { makeDataFolder, writeAsUser } from './data-folder.ts';
import {
  type DatabaseRole,
  type Passwords,
  passwordFileOf,
  ROLES,
  readOrCreatePasswords,
} from './passwords.ts';
import { findRunningPort } from './running-port.ts';
import { rotateLog } from './server-log.ts';
import { runAsUser, type SystemUser, systemUserFor } from './system-user.ts';

const MIB = 2 ** 20;

const clamp = (bytes: number, minMib: number, maxMib: number) =>
  `${Math.round(Math.min(maxMib, Math.max(minMib, bytes / MIB)))}MB`;

const memoryHere = () => Math.min(os.totalmem(), process.constrainedMemory() || os.totalmem());

/** Returns settings for a machine that runs the rest of the site, too: the cache gets an eighth of the memory. */
export const memorySettings = (memory = memoryHere()) => ({
  shared_buffers: clamp(memory / 8, 128, 4_096),
  effective_cache_size: clamp(memory / 2, 512, 65_536),
  work_mem: clamp(memory / 1_024, 4, 32),
  maintenance_work_mem: clamp(memory / 32, 64, 1_024),
  max_wal_size: clamp(memory / 8, 1_024, 4_096),
});

export interface EmbeddedOptions {
  dir: string;
  settings?: Record<string, string | number>;
}

export interface Embedded {
  port: number;
  passwords: Passwords;
  dataDir: string;
  reused: boolean;
  stop: () => Promise<void>;
}

export const DATABASE_NAME = 'home_truths';

export const connectionUrl = ({ port, passwords }: Embedded, role: DatabaseRole, database = DATABASE_NAME) =>
  `postgres://${ROLES[role]}:${passwords[ROLES[role]]}@127.0.0.1:${port}/${database}`;

export const hasEmbedded = (dir: string) => existsSync(path.join(dir, 'cluster'));

/** The start command refuses clusters without this file, which are older than 1.0.0. */
const FORMAT_FILE = 'HOME_TRUTHS_VERSION';

/** A file that exists while a backup is restored. */
export const RESTORE_MARK = 'restoring';

interface Cluster {
  systemUser: SystemUser;
  binaries: Binaries;
  dataDir: string;
  dir: string;
  password: string;
  isPasswordNew: boolean;
}

/** Keeps people's texts out of PostgreSQL's log: no statements, values or rejected rows. */
const PRIVATE_LOGGING = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
};

const LOCALE_FLAGS = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8'];
/** Another program may take the free port first. */
const START_ATTEMPTS = 3;

/** Starts PostgreSQL, whose cluster is created on first use, or joins a running server. */
export async function startEmbedded({ dir, settings = {} }: EmbeddedOptions): Promise<Embedded> {
  const requestedDir = path.resolve(dir);
  const systemUser = systemUserFor(requestedDir);
  const binaries = await prepareBinaries(systemUser);
  // may lead elsewhere by a link; the passwords stay beside the link
  const dataDir = await makeDataFolder(requestedDir, systemUser);
  if (existsSync(path.join(dataDir, RESTORE_MARK)))
    throw new Error(`The restore into ${dataDir} was interrupted: delete the data folder and restore again.`);
  const isPasswordNew = !existsSync(passwordFileOf(requestedDir));
  const passwords = readOrCreatePasswords(passwordFileOf(requestedDir));
  const password = passwords[ROLES.superuser];
  const cluster = {
    systemUser,
    binaries,
    dataDir,
    dir: path.join(dataDir, 'cluster'),
    password,
    isPasswordNew,
  };
  const usedPort = await findRunningPort(cluster.dir, cluster.password);
  const port = usedPort ?? (await launch(cluster, settings));
  return { port, passwords, dataDir, reused: usedPort !== undefined, stop: () => stop(cluster) };
}

async function launch(cluster: Cluster, settings: NonNullable<EmbeddedOptions['settings']>): Promise<number> {
  const { dir, password, isPasswordNew } = cluster;
  if (!existsSync(dir)) await create(cluster);
  else if (isPasswordNew) await replacePassword(cluster);
  rotateLog(logPath(cluster.dataDir));
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    await start(cluster, { ...settings, port: await freePort(lastPort(cluster)) });
    const port = await findRunningPort(dir, password);
    if (port !== undefined) return port;
  }
  throw new Error(`PostgreSQL did not start: ${lastLogLines(cluster)}`);
}

async function create(cluster: Cluster): Promise<void> {
  const { systemUser, binaries, dataDir, dir } = cluster;
  const draft = path.join(dataDir, `draft-${process.pid}`);
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeAsUser(systemUser, passwordFile, cluster.password);
  const access = ['-U', ROLES.superuser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  // without sync, since nothing is in it yet
  const flags = ['-D', draft, '--no-sync', ...access, ...LOCALE_FLAGS];
  const { code, output } = await runAsUser(systemUser, binaries.initdb, flags);
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`PostgreSQL could not make its database in ${dataDir}: ${output.trim()}`);
  writeAsUser(systemUser, path.join(draft, FORMAT_FILE), '1\n');
  if (existsSync(dir)) rmSync(draft, { recursive: true });
  else renameSync(draft, dir);
}

/** Replaces the lost password of a stopped cluster's superuser in single-user mode. */
async function replacePassword({ systemUser, binaries, dir, password }: Cluster): Promise<void> {
  const flags = ['--single', '-D', dir, '-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic'];
  const input = `alter role ${ROLES.superuser} password '${password}'\n`;
  const { code, output } = await runAsUser(systemUser, binaries.postgres, [...flags, 'postgres'], { input });
  if (code !== 0) throw new Error(`PostgreSQL could not be given its password: ${output.trim()}`);
}

async function start(cluster: Cluster, settings: Record<string, string | number>): Promise<void> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_checkpoints: 'off',
    // parallel workers would read a whole table if an index is enough for a page
    max_parallel_workers_per_gather: 0,
    ...PRIVATE_LOGGING,
    ...memorySettings(),
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c "${name}=${value}"`);
  const flags = ['-D', cluster.dir, '-l', logPath(cluster.dataDir), '-o', options.join(' ')];
  const args = ['start', '-w', '-t', '60', ...flags];
  // a pipe would stay open as long as the server runs; `findRunningPort` says whether it started
  await runAsUser(cluster.systemUser, cluster.binaries.pgCtl, args, { isSilent: true });
}

async function stop({ systemUser, binaries, dir }: Cluster): Promise<void> {
  await runAsUser(systemUser, binaries.pgCtl, ['stop', '-w', '-t', '30', '-m', 'fast', '-D', dir]);
}

export const logPath = (dataDir: string) => path.join(dataDir, 'server.log');

function lastLogLines(cluster: Cluster): string {
  const log = logPath(cluster.dataDir);
  return existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n')
    : 'it left no log.';
}

/** Returns the port of the previous run; 0 if there was none. */
function lastPort({ dir }: Cluster): number {
  const options = path.join(dir, 'postmaster.opts');
  const port = existsSync(options) && /port=(\d+)/.exec(readFileSync(options, 'utf8'))?.[1];
  return Number(port || 0);
}

function freePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', error => (preferred ? resolve(freePort(0)) : reject(error)));
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
