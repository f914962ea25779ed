import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { query } from '../../../../backend/src/testing/query.ts';
import { type Sender, sendTo } from '../../faults/support/send.ts';
import { DeployFiles, ROOT } from './deploy-files.ts';
import type { ProductionProcess } from './production-process.ts';
import { Service } from './service.ts';
import { Site } from './site.ts';

const BACKENDS = [3001, 3002, 3003];
const GATEWAYS = [8081, 8082];
const WORKER = 'worker';
const API_URL = 'http://127.0.0.1:3000';
const PUBLIC_URL = 'https://localhost';
/** What operators set for processes behind HAProxy, as its file says. */
const BEHIND_PROXY = { TRUST_PROXY: '1', DRAIN_SECONDS: '3' };
/** How soon systemd starts a process again, as our units say. */
const RESTART_MS = 2_000;

/** Three backends, a worker and two gateways behind our file for HAProxy. No two of them share a folder. */
export class Deployment implements Sender {
  readonly url = PUBLIC_URL;
  private readonly work: string;
  private readonly site: Site;
  private readonly running = new Map<string, ProductionProcess>();
  private proxy: Service | undefined;
  private isStopped = false;

  constructor(work: string) {
    this.work = work;
    this.site = new Site(work);
  }

  /** Migrates and starts everything. Without `DATABASE_URL` it has a PostgreSQL of its own. */
  async start(variables: Record<string, string> = {}, owner?: string) {
    const files = new DeployFiles(this.work);
    const certificate = files.certificate('site', 'localhost');
    tls.setDefaultCACertificates([...tls.getCACertificates(), certificate]);
    const shared = { ...BEHIND_PROXY, PUBLIC_URL, RATE_LIMITS: 'off', SEED: 'demo' };
    await this.site.prepare(this.work, { ...shared, ...variables }, owner);
    const [second, third] = ['  server backend-2 127.0.0.1:3002', '  server backend-3 127.0.0.1:3003'];
    const configuration = files.file('proxy/haproxy.cfg', { [second]: `${second}\n${third}` });
    this.proxy = new Service('haproxy', ['-db', '-f', configuration]);
    await Promise.all(this.backends.map(name => this.run(name)));
    await this.proxy.ready('HAProxy', async () => (await fetch(`${API_URL}/readyz`)).ok);
    await Promise.all([WORKER, ...this.gateways].map(name => this.run(name)));
    await this.proxy.ready('HAProxy', async () => (await fetch(`${PUBLIC_URL}/api/readyz`)).ok);
  }

  readonly backends = BACKENDS.map(port => `backend-${port}`);
  readonly gateways = GATEWAYS.map(port => `gateway-${port}`);
  readonly worker = WORKER;

  private dataDirOf = (name: string) => path.join(this.work, name);

  /** Runs a process of a version, until it is ready. */
  private async run(name: string, folder = ROOT) {
    const [, port] = name.split('-');
    const variables = { DATA_DIR: this.dataDirOf(name) };
    const one = name.startsWith('backend')
      ? this.site.backend(Number(port), variables, folder)
      : name === WORKER
        ? this.site.worker(variables, folder)
        : this.site.gateway(Number(port), { ...variables, API_URL }, folder);
    this.running.set(name, one);
    await one.ready;
    return one;
  }

  /** Starts each process again that ends, as systemd does, until it is stopped. */
  supervise() {
    const watch = async (name: string, one: ProductionProcess | undefined): Promise<void> => {
      await one?.ended;
      if (this.isStopped || this.running.get(name) !== one) return;
      await sleep(RESTART_MS);
      if (this.isStopped) return;
      await this.run(name).catch(() => {});
      await watch(name, this.running.get(name));
    };
    for (const [name, one] of this.running) void watch(name, one);
  }

  pidOf(name: string) {
    const one = this.running.get(name);
    return one?.isRunning ? one.pid : undefined;
  }

  send(...request: Parameters<Sender['send']>) {
    return sendTo(this.url, ...request);
  }

  /** What one gateway or backend responds, as if the proxy had chosen it. */
  async responseOf(name: string, url: string) {
    const headers = { Host: new URL(PUBLIC_URL).host, 'X-Forwarded-Proto': 'https' };
    const request = http.get({ host: '127.0.0.1', port: name.split('-')[1], path: url, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response) };
  }

  /** `systemctl restart`: ends a process and starts it, from a version that may be another one. */
  async restart(name: string, folder = ROOT) {
    await this.running.get(name)?.stop();
    await this.run(name, folder);
  }

  /** Kills a process and starts it again, as a supervisor does. */
  async killAndStart(name: string) {
    await this.running.get(name)?.kill();
    await this.run(name);
  }

  /** `npm run deploy` in the folder of a version. */
  async deploy(folder = ROOT) {
    await this.site.deploy(folder);
  }

  /** The version of each remote that is pinned. */
  async pins() {
    const [row] = await query<{ content: string }>(
      this.site.databaseUrl,
      'select content from registry_revision order by revision desc limit 1',
    );
    const remotes: Record<string, { pinned: string }> = JSON.parse(row?.content ?? '{}').remotes ?? {};
    return Object.fromEntries(Object.entries(remotes).map(([name, { pinned }]) => [name, pinned]));
  }

  /** What its processes logged as a problem, for whoever looks for the reason of a failure. */
  problems() {
    const lines = this.site.processes.flatMap(({ output }) => output.split('\n'));
    return lines.filter(line => /"level":"(warn|error|fatal)"/.test(line)).slice(-30);
  }

  async stop() {
    this.isStopped = true;
    await this.proxy?.stop();
    await this.site.stop();
  }
}
