import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../../production/support/cluster.ts';
import { FaultSite, memoryBelow } from './fault-site.ts';

/** A site on the production set-up of `npm run test:production -- m`, whose network it needs. */
export class ClusterSite extends FaultSite {
  /** That of a lost primary: one HAProxy has to find the new one, and another one the backends. */
  override readonly readyMs = 5_000;
  /** Patroni's `ttl`, and what a new primary takes. */
  override readonly recoveryMs = 30_000;
  readonly dataDir: string;
  private readonly site: Awaited<ReturnType<typeof startCluster>>;

  private constructor(dataDir: string, site: Awaited<ReturnType<typeof startCluster>>) {
    super();
    this.dataDir = dataDir;
    this.site = site;
  }

  static async launch(env: Record<string, string> = {}) {
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-cluster-'));
    fs.chmodSync(work, 0o755);
    const site = await startCluster(work, { SEED: 'none', ...env });
    site.deployment.supervise();
    return new ClusterSite(work, site);
  }

  get url() {
    return this.site.deployment.url;
  }

  pidOf(name: 'backend' | 'gateway') {
    const { deployment } = this.site;
    return deployment.pidOf((name === 'backend' ? deployment.backends : deployment.gateways)[0] as string);
  }

  memoryOf() {
    const { deployment } = this.site;
    const pids = deployment.backends.map(name => deployment.pidOf(name)).filter(pid => pid !== undefined);
    return pids.reduce((total, pid) => total + memoryBelow(pid), 0);
  }

  private get machines() {
    return this.site.cluster.machines;
  }

  databasePids() {
    return this.machines.find(machine => machine.isPrimary())?.postgresPids() ?? [];
  }

  async isDatabaseUp() {
    return (await Promise.all(this.machines.map(machine => machine.is('primary')))).includes(true);
  }

  /** Asked one by one: HAProxy takes backends out while their database is away. */
  async livez() {
    const { deployment } = this.site;
    const responses = deployment.backends.map(name => deployment.responseOf(name, '/livez'));
    return (await Promise.all(responses)).map(({ status = 0 }) => status);
  }

  databaseProcesses() {
    return this.machines.flatMap(machine => [...machine.patroniPids(), ...machine.postgresPids()]);
  }

  async stopDatabase() {
    const patroni = this.machines.flatMap(machine => machine.patroniPids());
    this.signal('SIGSTOP', ...patroni);
    this.signal('SIGKILL', ...this.machines.flatMap(machine => machine.postgresPids()));
    return () => this.signal('SIGCONT', ...patroni);
  }

  end() {
    return this.site.stop();
  }

  remove() {
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}
