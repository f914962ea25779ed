import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_URL, ROOT } from './deploy-files.ts';
import { startPostgres } from './postgres.ts';
import { ProductionProcess } from './production-process.ts';

type Variables = Record<string, string>;

/** The token by which gateways read releases. */
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';

export const ADMIN = { email: 'admin@example.com', password: 'a-Bandicoot-digs-at-dusk' };

/** Returns the file that a script of a checkout runs; another release may have it in another folder. */
export function entryOf(
  script: 'deploy' | 'migrate' | 'start:backend' | 'start:gateway' | 'start:worker',
  folder: string,
) {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return String(scripts[script]).split(' ').at(-1) ?? '';
}

/** The processes of a site behind a proxy, on the ports that the files in shell/deploy name. */
export class Site {
  readonly folder: string;
  readonly dataDir: string;
  readonly processes: ProductionProcess[] = [];
  #shared: Variables = {};
  #postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

  constructor(work: string, folder = ROOT) {
    this.folder = folder;
    this.dataDir = path.join(work, 'data');
    mkdirSync(this.dataDir, { recursive: true });
  }

  /**
   * Starts PostgreSQL, unless `DATABASE_URL` is given, and migrates.
   * @param owner the URL of the role that migrates, where it is another one
   */
  async prepare(work: string, variables: Variables = {}, owner = variables.DATABASE_URL) {
    if (!variables.DATABASE_URL) this.#postgres = await startPostgres(path.join(work, 'postgres'));
    const { ownerUrl = '', appUrl = '' } = this.#postgres ?? {};
    this.#shared = {
      DATA_DIR: this.dataDir,
      PUBLIC_URL,
      TRUST_PROXY: '1',
      ADMIN_SECOND_FACTOR: 'off',
      DATABASE_URL: appUrl,
      GATEWAY_TOKEN,
      ...variables,
    };
    const migration = this.start(entryOf('migrate', this.folder), {
      DATABASE_URL: owner ?? ownerUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    if ((await migration.ended) !== 0)
      throw new Error(`The migration failed:\n${migration.output}${migration.errors}`);
    await this.deploy();
  }

  /** Stores and pins the builds of a checkout, as the job that migrates does after it. */
  async deploy(folder = this.folder, builds = folder) {
    const node = path.join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
    const env = { PATH: process.env.PATH, ...this.#shared };
    await promisify(execFile)(node, [path.join(folder, entryOf('deploy', folder))], { cwd: builds, env });
  }

  /** The URL of backends and workers. */
  get databaseUrl() {
    return this.#shared.DATABASE_URL ?? '';
  }

  /** The URL of the database's owner. */
  get ownerUrl() {
    return this.#postgres?.ownerUrl ?? '';
  }

  start(entry: string, variables: Variables, folder = this.folder, args: string[] = []) {
    const all = { ...this.#shared, ...variables };
    const one = new ProductionProcess(folder, entry, all, process.getuid?.(), args);
    this.processes.push(one);
    return one;
  }

  backend(port: number, variables: Variables = {}, folder = this.folder) {
    return this.start(
      entryOf('start:backend', folder),
      { BEHIND_GATEWAY: '1', PORT: String(port), ...variables },
      folder,
    );
  }

  worker(variables: Variables = {}, folder = this.folder) {
    return this.start(entryOf('start:worker', folder), variables, folder);
  }

  /** A gateway, which knows no secrets. */
  gateway(port: number, variables: Variables = {}, folder = this.folder) {
    const api = { API_URL: 'http://127.0.0.1:3001', DATABASE_URL: '' };
    return this.start(entryOf('start:gateway', folder), { ...api, PORT: String(port), ...variables }, folder);
  }

  async stopProcesses() {
    await Promise.all(this.processes.splice(0).map(one => one.stop()));
  }

  async stop() {
    await this.stopProcesses();
    await this.#postgres?.stop();
  }
}
