import fs from 'node:fs';
import { signal as signalAll } from '../../production/support/process-family.ts';
import { ADMIN } from '../../production/support/site.ts';
import { cookiesOf, type Sender, sendTo } from './send.ts';

/** The ids of the children of a process. */
export const childrenOf = (pid: number) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Bytes that a process and those below it hold in memory. */
export const memoryBelow = (pid: number) =>
  [pid, ...childrenOf(pid)].reduce((total, one) => total + residentBytes(one), 0);

/** A site that a fault acts on: the one of `npm start`, or with `FAULT_SITE=cluster` processes on a production set-up. */
export abstract class FaultSite implements Sender {
  /** How long a backend takes to serve again once PostgreSQL is up. */
  readonly readyMs: number = 2_000;
  /** How long it takes to recover from a database that was away. */
  readonly recoveryMs: number = 10_000;

  abstract readonly dataDir: string;

  /** The origin of the gateway; empty before it is ready. */
  abstract get url(): string;

  /** What it logged about the requests that a message names, where this is known. */
  logOf(_message: string) {
    return '';
  }

  /** The id of one of the processes, undefined while it does not run. */
  abstract pidOf(name: 'backend' | 'gateway'): number | undefined;

  /** Bytes that the processes of a name and those below them hold in memory. */
  abstract memoryOf(name: 'backend'): number;

  /** The ids of the processes of PostgreSQL that takes writes, its first one in front; none while it does not run. */
  abstract databasePids(): number[];

  /** Whether PostgreSQL reports that it accepts connections. */
  abstract isDatabaseUp(): boolean | Promise<boolean>;

  /** The status of `/livez` of each backend. */
  abstract livez(): Promise<number[]>;

  /** Whatever has to stand still for the database to keep silent. */
  abstract databaseProcesses(): number[];

  /** Ends PostgreSQL. @returns a function that lets it start again */
  abstract stopDatabase(): Promise<() => void>;

  /** Ends all processes. */
  abstract end(): Promise<void>;

  /** Removes all data. */
  abstract remove(): void;

  /** Sends a signal to processes that may be gone already. */
  signal(signal: NodeJS.Signals, ...pids: (number | undefined)[]) {
    signalAll(
      pids.filter(pid => pid !== undefined),
      signal,
    );
  }

  send(...request: Parameters<Sender['send']>) {
    return sendTo(this.url, ...request);
  }

  /** Whether the backend can serve. */
  async isReady() {
    return (await this.send('GET', '/api/readyz')).ok;
  }

  /** Signs the first administrator in. @returns the headers of their browser */
  async signInAsAdmin() {
    const response = await this.send('POST', '/api/auth/login', ADMIN);
    if (!response.ok) throw new Error(`The administrator was not signed in: ${response.status}`);
    return cookiesOf(response);
  }
}
