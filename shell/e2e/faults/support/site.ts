import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '../../production/support/site.ts';
import { ClusterSite } from './cluster-site.ts';
import { childrenOf, FaultSite, memoryBelow } from './fault-site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const ENVIRONMENT = {
  PORT: '0',
  SEED: 'none',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** The processes below the start command, by a part of their command line. */
const PROCESSES = {
  postgresql: 'backend/src/platform/database/embedded/main.ts',
  backend: 'backend/dist/main.js',
  gateway: 'shell/gateway/main.ts',
};

const commandOf = (pid: number) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

/** Waits until a check holds. @throws Error when it does not within the time */
export async function waitUntil(what: string, check: () => Promise<boolean> | boolean, ms = 30_000) {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) {
    if (await Promise.resolve(check()).catch(() => false)) return;
  }
  throw new Error(`${what}: not within ${ms / 1000} s`);
}

/** A whole site as `npm start` runs it, on a data folder of its own. */
export class Site extends FaultSite {
  readonly dataDir: string;
  private readonly child: ChildProcess;
  private readonly output: string[] = [];

  private constructor(dataDir: string, child: ChildProcess) {
    super();
    this.dataDir = dataDir;
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', line => this.output.push(line));
  }

  /** Runs `work` on a new site, of `npm start` or with `FAULT_SITE=cluster` on a production set-up, and removes it afterwards. */
  static async during(work: (site: FaultSite) => Promise<void>, env?: Record<string, string>) {
    const site = await (process.env.FAULT_SITE === 'cluster' ? ClusterSite.launch(env) : Site.start(env));
    try {
      await work(site);
    } catch (error) {
      // it writes its log once a second, and at its end
      await site.end();
      console.error(site.logOf(String(error)));
      throw error;
    } finally {
      await site.end();
      site.remove();
    }
  }

  /** Starts a site; `prepare` may change its data folder before. */
  static async start(env: Record<string, string> = {}, prepare: (dataDir: string) => void = () => {}) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-fault-'));
    // PostgreSQL has a user of its own where root starts it
    fs.chmodSync(dataDir, 0o711);
    prepare(dataDir);
    const command = path.join(root, 'shell/tools/bootstrap.mjs');
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

  get url() {
    return this.output.map(line => /ready at (\S+)/.exec(line)?.[1]).find(Boolean) ?? '';
  }

  override logOf(message: string) {
    const log = fs.readFileSync(path.join(this.dataDir, 'logs/backend.log'), 'utf8').split('\n');
    const ids = message.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    return log.filter(line => ids.some(id => line.includes(id))).join('\n');
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

  pidOf(name: keyof typeof PROCESSES) {
    return childrenOf(this.child.pid as number).find(pid => commandOf(pid).includes(PROCESSES[name]));
  }

  memoryOf(name: keyof typeof PROCESSES) {
    return memoryBelow(this.pidOf(name) as number);
  }

  databasePids() {
    const pid = fs.existsSync(this.pidFile) ? Number.parseInt(fs.readFileSync(this.pidFile, 'utf8'), 10) : 0;
    return fs.existsSync(`/proc/${pid}/task`) && pid > 0 ? [pid, ...childrenOf(pid)] : [];
  }

  isDatabaseUp() {
    const [pid] = this.databasePids();
    return pid !== undefined && /^ready/m.test(fs.readFileSync(this.pidFile, 'utf8'));
  }

  async livez() {
    return [(await this.send('GET', '/api/livez')).status];
  }

  databaseProcesses() {
    return this.databasePids();
  }

  async stopDatabase() {
    const starter = this.pidOf('postgresql');
    this.signal('SIGKILL', this.databasePids()[0]);
    await waitUntil(
      'PostgreSQL is about to start again',
      () => ![undefined, starter].includes(this.pidOf('postgresql')),
    );
    const stopped = this.pidOf('postgresql');
    this.signal('SIGSTOP', stopped);
    return () => this.signal('SIGCONT', stopped);
  }

  async end() {
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  remove() {
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}
