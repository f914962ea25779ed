import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ROLES } from './passwords.ts';

const STARTUP_TIMEOUT_MS = 30_000;
/** A server with a younger PID file may still be starting. */
const RECENT_PID_FILE_MS = 5_000;

interface PidFile {
  pid: number;
  port: number;
  isRecent: boolean;
}

/** Returns the port of the server that already uses this cluster. Removes the PID file of a crashed one. */
export async function findRunningPort(cluster: string, password: string): Promise<number | undefined> {
  const end = Date.now() + STARTUP_TIMEOUT_MS;
  while (Date.now() < end) {
    const file = readPidFile(cluster);
    if (!file) return undefined;
    // elsewhere a server with an old PID file looks stale, so it is asked first
    const isGone = process.platform === 'linux' && isStale(file, cluster);
    const state = isGone || !file.port ? 'unresponsive' : await probeServer(file.port, cluster, password);
    if (state === 'ready') return file.port;
    if (state === 'unresponsive' && isStale(file, cluster)) rmSync(pidPath(cluster), { force: true });
    else await sleep(100);
  }
  throw new Error(
    `A PostgreSQL in ${cluster} is alive but does not answer, or not to our password: stop it and start again.`,
  );
}

const pidPath = (cluster: string) => path.join(cluster, 'postmaster.pid');

function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidPath(cluster), 'utf8').split('\n');
    const age = Date.now() - statSync(pidPath(cluster)).mtimeMs;
    // in single-user mode the PID is negative and there is no port
    return {
      pid: Math.abs(Number(lines[0])),
      port: Number(lines[3] ?? 0),
      isRecent: age < RECENT_PID_FILE_MS,
    };
  } catch {
    return undefined;
  }
}

async function probeServer(
  port: number,
  cluster: string,
  password: string,
): Promise<'ready' | 'starting' | 'unresponsive'> {
  const options = {
    host: '127.0.0.1',
    user: ROLES.superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 1500,
  };
  const client = new pg.Client({ ...options, port });
  // an unhandled event would end the process
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return realpathSync(rows[0].data_directory) === realpathSync(cluster) ? 'ready' : 'unresponsive';
  } catch (error) {
    // 57P03: the database system is starting up
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'unresponsive';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Checks if the process is gone or its PID was reused; otherwise an unresponsive server may still be starting. */
function isStale({ pid, isRecent }: PidFile, cluster: string): boolean {
  if (!pid) return !isRecent;
  if (!isAlive(pid)) return true;
  return process.platform === 'linux' ? !isServerOf(pid, cluster) : !isRecent;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns false for a zombie, whose command line is empty, and for a reused PID; on Linux only. */
function isServerOf(pid: number, cluster: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}
