import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, that reports the CPU time it has used. */
export class ServerProcess {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** Starts a file that prints `{"ready":true,"port":…}`. Its log goes nowhere, but is written. */
  static async start(file: URL, environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
    const probe = new URL('./cpu-probe.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--import', probe, fileURLToPath(file)], {
      env: { ...process.env, ...environment, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      // its log may begin before it is ready
      if (!line.startsWith('{"ready"')) continue;
      child.stdout?.resume();
      return new ServerProcess(child, `http://127.0.0.1:${JSON.parse(line).port}`);
    }
    throw new Error(`${fileURLToPath(file)} did not start: build the backend first`);
  }

  /** Seconds of CPU time since it started. */
  async cpuSeconds(): Promise<number> {
    const reply = once(this.child, 'message');
    this.child.send('cpu?');
    const [{ cpu }] = await reply;
    return cpu / 1e6;
  }

  /** The most memory that it has had so far, in MB (Linux). */
  async peakMemoryMb(): Promise<number> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }

  async stop() {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
