import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { cookiesOf, type Sender, sendTo } from './send.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const ADMINISTRATOR = { email: 'admin@home-truths.example', password: 'a desk of my own' };
const ENVIRONMENT = {
  PORT: '0',
  SEED: 'none',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
};

/** The processes below the start command, by a part of their command line. */
const PROCESSES = {
  postgresql: 'backend/src/database/embedded/main.ts',
  backend: 'backend/dist/main.js',
  gateway: 'shell/server/main.ts',
};

/** The ids of the children of a process. */
const childrenOf = (pid: number) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const commandOf = (pid: number) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Waits until a check holds. @throws Error when it does not within the time */
export async function waitUntil(what: string, check: () => Promise<boolean> | boolean, ms = 30_000) {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) {
    if (await Promise.resolve(check()).catch(() => false)) return;
  }
  throw new Error(`${what}: not within ${ms / 1000} s`);
}

/** A whole site as `npm start` runs it, on a data folder of its own. */
export class Site implements Sender {
  readonly dataDir: string;
  private readonly child: ChildProcess;
  private readonly output: string[] = [];

  private constructor(dataDir: string, child: ChildProcess) {
    this.dataDir = dataDir;
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', line => this.output.push(line));
  }

  /** Starts a site; `prepare` may change its data folder before. */
  static async start(env: Record<string, string> = {}, prepare: (dataDir: string) => void = () => {}) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-fault-'));
    // PostgreSQL has a user of its own where root starts it
    fs.chmodSync(dataDir, 0o711);
    prepare(dataDir);
    const command = path.join(root, 'shell/server/bootstrap.mjs');
    const site = new Site(
      dataDir,
      spawn(process.execPath, [command, 'start'], {
        env: { ...process.env, ...ENVIRONMENT, ...env, DATA_DIR: dataDir },
      }),
    );
    await waitUntil('start of the site', () => site.url !== '' || site.hasEnded, 90_000).catch(() =>
      site.end(),
    );
    if (site.hasEnded) throw new Error(`The site did not start: ${site.output.join('\n')}`);
    return site;
  }

  /** Runs `work` on a new site, and removes it afterwards. */
  static async during(work: (site: Site) => Promise<void>, env?: Record<string, string>) {
    const site = await Site.start(env);
    try {
      await work(site);
    } finally {
      await site.end();
      site.remove();
    }
  }

  /** The origin of the gateway; empty before it is ready. */
  get url() {
    return this.output.map(line => /ready at (\S+)/.exec(line)?.[1]).find(Boolean) ?? '';
  }

  private get pidFile() {
    return path.join(this.dataDir, 'postgres/cluster/postmaster.pid');
  }

  /** The URL of its database, for those who own it. */
  databaseUrl() {
    const port = fs.readFileSync(this.pidFile, 'utf8').split('\n')[3];
    const passwords = fs.readFileSync(path.join(this.dataDir, 'postgres-passwords.json'), 'utf8');
    return `postgres://home_truths_owner:${JSON.parse(passwords).home_truths_owner}@127.0.0.1:${port}/home_truths`;
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The id of one of the processes, undefined while it does not run. */
  pidOf(name: keyof typeof PROCESSES) {
    return childrenOf(this.child.pid as number).find(pid => commandOf(pid).includes(PROCESSES[name]));
  }

  /** Bytes that a process and those below it hold in memory. */
  memoryOf(name: keyof typeof PROCESSES) {
    const pid = this.pidOf(name) as number;
    return [pid, ...childrenOf(pid)].reduce((total, one) => total + residentBytes(one), 0);
  }

  /** The ids of PostgreSQL's own processes, its first one in front; none while it does not run. */
  databasePids() {
    const pid = fs.existsSync(this.pidFile) ? Number.parseInt(fs.readFileSync(this.pidFile, 'utf8'), 10) : 0;
    return fs.existsSync(`/proc/${pid}/task`) && pid > 0 ? [pid, ...childrenOf(pid)] : [];
  }

  /** Whether PostgreSQL reports that it accepts connections. */
  isDatabaseUp() {
    const [pid] = this.databasePids();
    return pid !== undefined && /^ready/m.test(fs.readFileSync(this.pidFile, 'utf8'));
  }

  /** Sends a signal to processes that may be gone already. */
  signal(signal: NodeJS.Signals, ...pids: (number | undefined)[]) {
    for (const pid of pids) {
      try {
        if (pid) process.kill(pid, signal);
      } catch {}
    }
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
    const response = await this.send('POST', '/api/auth/login', ADMINISTRATOR);
    if (!response.ok) throw new Error(`The administrator was not signed in: ${response.status}`);
    return cookiesOf(response);
  }

  /** Ends all processes. */
  async end() {
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  /** Removes all data. */
  remove() {
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}
