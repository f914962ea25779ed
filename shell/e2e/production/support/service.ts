import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_LIMIT_MS = 30_000;

/** Waits until a check succeeds, which may throw. @throws Error when it does not in time */
export async function waitUntil(
  what: string,
  check: () => Promise<unknown> | unknown,
  limitMs = READY_LIMIT_MS,
) {
  let reason: unknown;
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(100)) {
    try {
      if (await check()) return;
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`, { cause: reason });
}

/** A program of the system, such as a proxy, in the foreground. */
export class Service {
  output = '';
  readonly #child: ChildProcess;

  constructor(
    program: string,
    args: string[],
    options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
  ) {
    this.#child = spawn(program, args, {
      ...options,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.once('error', error => (this.output += error.message));
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', text => (this.output += text));
  }

  get pid() {
    return this.#child.pid as number;
  }

  /** Waits until a check succeeds. @throws Error with what the program printed */
  async ready(what: string, check: () => Promise<unknown>) {
    await waitUntil(what, check).catch(error => {
      throw new Error(`${error.message}\n${this.output}`, { cause: error });
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM') {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }
}
