import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isProcessRunning, ScriptProcess } from './process-table.ts';

const CHILD_EXIT_TIMEOUT_MS = 10_000;

const Lock = z.extend(ScriptProcess, { url: z.string(), children: z.array(ScriptProcess) });
type Lock = z.infer<typeof Lock>;

/**
 * Lets only one start use a data folder. Waits for children of a killed start, which end by themselves.
 * @returns a function that records this start's children
 */
export async function acquireLock(dataDir: string, url: string) {
  const file = lockOf(dataDir);
  const own: Lock = { pid: process.pid, script: path.basename(process.argv[1] ?? ''), url, children: [] };
  while (!writeLock(file, own, 'wx')) {
    await waitForExit(refuseRunning(dataDir)?.children ?? []);
    rmSync(file, { force: true });
  }
  process.once('exit', () => rmSync(file, { force: true }));
  return (children: ScriptProcess[]) => {
    try {
      writeLock(file, { ...own, children }, 'w');
    } catch (error) {
      // on a full disk, for example; only a start after a kill needs the file
      console.error(`${file} cannot be written: ${(error as Error).message}`);
    }
  };
}

const lockOf = (dataDir: string) => path.join(dataDir, 'running.json');

/** @throws Error if an earlier start is still running */
export function refuseRunning(dataDir: string): Lock | undefined {
  const other = readLock(lockOf(dataDir));
  if (other && isProcessRunning(other))
    throw new Error(
      `Home Truths is already running on the data in ${dataDir}, at ${other.url} (process ${other.pid}). Stop it, or choose another folder, for example DATA_DIR=.data-2 npm start.`,
    );
  return other;
}

function writeLock(file: string, content: Lock, flag: 'w' | 'wx') {
  try {
    writeFileSync(file, JSON.stringify(content), { flag });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): Lock | undefined {
  try {
    return Lock.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function waitForExit(children: ScriptProcess[]) {
  const end = Date.now() + CHILD_EXIT_TIMEOUT_MS;
  while (children.some(isProcessRunning) && Date.now() < end) await sleep(50);
  for (const child of children.filter(isProcessRunning)) process.kill(child.pid, 'SIGKILL');
}

export async function checkPort(port: number, host?: string) {
  // another program may have the port on 127.0.0.1 alone
  for (const each of host ? [host] : ['127.0.0.1', undefined]) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', error => reject(new Error(portMessage(error, port, host))));
      probe.listen(port, each, () => probe.close(() => resolve()));
    });
  }
}

function portMessage({ code }: NodeJS.ErrnoException, port: number, host?: string) {
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${host} cannot be used: this machine has no such IP address. Set one that it has, or leave HOST out.`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port, for example PORT=${port + 1} npm start.`;
  }
  return `Port ${port} cannot be used (${code}). Choose another port, for example PORT=8080 npm start.`;
}
