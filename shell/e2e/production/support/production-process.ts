import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `nobody` */
const USER = 65_534;

/** Every file of a folder and its folders. */
export const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.join(entry.parentPath, entry.name))
    : [];

/** A process of a production copy, run by an ordinary user that finds no other program. */
export class ProductionProcess {
  readonly entry: string;
  output = '';
  errors = '';
  readonly ready: Promise<void>;
  readonly ended: Promise<number | NodeJS.Signals>;
  readonly #child: ChildProcess;

  constructor(
    folder: string,
    entry: string,
    variables: Record<string, string>,
    user = USER,
    args: string[] = [],
  ) {
    this.entry = entry;
    if (variables.DATA_DIR && user === USER) ownedByUser(variables.DATA_DIR);
    const node = path.join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
    const tracing = path.join(folder, 'backend/contract/src/tracing.ts'); // releases before 1.2 have none
    const options = existsSync(tracing) ? ['--import', tracing] : [];
    this.#child = spawn(node, [...options, path.join(folder, entry), ...args], {
      // the command that deploys finds the builds there
      cwd: entry.endsWith('deploy.ts') ? folder : '/',
      env: { PATH: '/nowhere', ...variables },
      uid: user,
      gid: user,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = new Promise(resolve =>
      this.#child.once('exit', (code, signal) => resolve(signal ?? code ?? 1)),
    );
    this.#child.stderr?.on('data', text => (this.errors += text));
    this.ready = new Promise((resolve, reject) => {
      this.#child.stdout?.on('data', text => {
        this.output += text;
        if (this.output.includes('{"ready":true')) resolve();
      });
      void this.ended.then(() => reject(new Error(`${entry} ended:\n${this.output}${this.errors}`)));
    });
    this.ready.catch(() => {});
  }

  /** Writes a secret into a file that only the user can read. @returns its path */
  static secret(dir: string, name: string, value: string) {
    const file = path.join(dir, name);
    writeFileSync(file, value, { mode: 0o400 });
    chownSync(file, USER, USER);
    return file;
  }

  get pid() {
    return this.#child.pid as number;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends at once, as a process that is killed. */
  async kill() {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Sends SIGTERM. @returns the milliseconds until it was over */
  async stop() {
    const start = performance.now();
    this.#child.kill('SIGTERM');
    await this.ended;
    return performance.now() - start;
  }

  /** All that it printed is JSON lines on standard output. */
  checkLog() {
    assert.equal(this.errors, '', `${this.entry} wrote to standard error`);
    for (const line of this.output.trim().split('\n')) assert.doesNotThrow(() => JSON.parse(line), line);
  }
}

function ownedByUser(dir: string) {
  mkdirSync(dir, { recursive: true });
  chownSync(dir, USER, USER);
}
