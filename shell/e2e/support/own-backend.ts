import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { prepareDatabase } from '../../../backend/src/platform/database/embedded/roles.ts';
import {
  connectionUrl,
  DATABASE_NAME,
  startEmbedded,
} from '../../../backend/src/platform/database/embedded/server.ts';
import { GATEWAY_TOKEN, runGateway } from './gateway.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type CommandName = 'deploy' | 'pin' | 'release' | 'releases' | 'rollback' | 'switch-off';

/** PostgreSQL, a backend and folders for one file of tests, so that it may change releases. */
export class OwnBackend {
  readonly folder: string;
  readonly #postgres: Awaited<ReturnType<typeof startEmbedded>>;
  #child: ChildProcess | undefined;
  #port = '0';

  private constructor(folder: string, postgres: Awaited<ReturnType<typeof startEmbedded>>) {
    this.folder = folder;
    this.#postgres = postgres;
  }

  /** Migrates a new database, stores and pins the builds of this checkout, and starts the backend. */
  static async start({ seed = 'none', ...env }: { seed?: 'demo' | 'none'; WITH_WORKER?: '1' } = {}) {
    const folder = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'own-backend-'));
    await fs.chmod(folder, 0o711);
    const dir = path.join(folder, 'postgres');
    const postgres = await startEmbedded({ dir, settings: { fsync: 'off' } });
    await prepareDatabase(postgres, DATABASE_NAME);
    const own = new OwnBackend(folder, postgres);
    await own.#run('platform/database/migrate.js', { DATABASE_URL: own.ownerUrl, SEED: seed });
    await own.command('deploy');
    await own.startBackend(env);
    return own;
  }

  get ownerUrl() {
    return connectionUrl(this.#postgres, 'owner');
  }

  get databaseUrl() {
    return connectionUrl(this.#postgres, 'app');
  }

  get apiUrl() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The folder of photos. */
  get uploads() {
    return path.join(this.folder, 'backend/uploads');
  }

  /** Starts a process from the build, and waits until it is ready or, for one that ends, until it has. */
  async #run(entry: string, variables: Record<string, string>) {
    const child = spawn(process.execPath, [path.join(ROOT, 'backend/dist', entry)], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: path.join(this.folder, 'backend'),
        ADMIN_EMAIL: 'admin@example.com',
        ADMIN_PASSWORD: 'a-Bandicoot-digs-at-dusk',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      const { ready, port } = JSON.parse(line) as { ready?: true; port?: number };
      if (!ready) continue;
      child.stdout.resume();
      return { child, port: String(port) };
    }
    const [code] = await ended;
    if (code !== 0) throw new Error(`${entry} ended with ${code}`);
    return { child, port: '0' };
  }

  async startBackend(env: Record<string, string> = {}) {
    ({ child: this.#child, port: this.#port } = await this.#run('main.js', {
      DATABASE_URL: this.databaseUrl,
      GATEWAY_TOKEN,
      PORT: this.#port,
      BEHIND_GATEWAY: '1',
      RATE_LIMITS: 'off',
      ...env,
    }));
  }

  async stopBackend() {
    this.#child?.kill('SIGKILL');
    if (this.#child) await once(this.#child, 'exit');
  }

  /** Runs a release command, as a person does on some machine. */
  command(name: CommandName, ...args: string[]) {
    return this.commandIn(ROOT)(name, ...args);
  }

  /** Runs release commands in a project; rejects when the exit code is not 0. */
  commandIn =
    (cwd: string) =>
    (name: CommandName, ...args: string[]) =>
      new Promise<string>((resolve, reject) => {
        const env = { ...process.env, DATABASE_URL: this.databaseUrl };
        const file = path.join(ROOT, `shell/tools/releases/${name}.ts`);
        execFile(process.execPath, [file, ...args], { cwd, env }, (error, stdout, stderr) =>
          error ? reject(new Error(stdout + stderr)) : resolve(stdout),
        );
      });

  /** Starts a gateway with a folder of its own, from a checkout. */
  async gateway(name: string, env: Record<string, string> = {}, checkout?: string) {
    const dataDir = path.join(this.folder, name);
    await fs.mkdir(dataDir, { recursive: true });
    await fs.symlink(this.uploads, path.join(dataDir, 'uploads')).catch(() => {});
    return {
      ...(await runGateway(dataDir, this.apiUrl, env, checkout)),
      releasesDir: path.join(dataDir, 'releases'),
    };
  }

  async stop() {
    await this.stopBackend();
    await this.#postgres.stop();
    await fs.rm(this.folder, { recursive: true, force: true });
  }
}
