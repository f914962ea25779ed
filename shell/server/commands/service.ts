import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { execaNode } from 'execa';
import * as z from 'zod/mini';
import { boundedLog } from './bounded-log.ts';
import { ROOT } from './paths.ts';
import type { ScriptProcess } from './process-table.ts';
import { say } from './progress.ts';
import { withInheritedUmask } from './umask.ts';

/** The delay before a process that died is restarted: doubled each time until it has run for the maximum delay. */
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 10_000;
/** Lets a process record traces; without a collector not even that is loaded. */
const TRACING = ['--import', '@home-truths/contract/tracing'];
/** How much of the last error output is shown at the terminal (characters). */
const MAX_OUTPUT = 2000;

/** A line of JSON that a process prints. */
export type Message = Record<string, unknown>;

/** The line by which a process reports that it is ready: its port where it has one, and notes for the terminal. */
const ReadyLine = z.looseObject({
  ready: z.literal(true),
  port: z.optional(z.int()),
  notes: z.optional(z.array(z.string())),
});
export type ReadyLine = z.infer<typeof ReadyLine>;

/** The log line of a process that ends because it cannot go on. */
const FatalLine = z.object({ level: z.literal('fatal'), msg: z.string() });

export type Variables = Record<string, string | undefined>;

interface Script {
  /** What messages call it. */
  title: string;
  /** Its whole path. */
  script: string;
  /** The path of its log. */
  log: string;
}

export interface ServiceOptions extends Script {
  args?: string[];
  /** The variables of each new process; receives the last ready line. */
  environment: (previous?: ReadyLine) => Variables;
  /** Called with each line of JSON it prints. */
  onMessage?: (message: Message) => void;
  /** Called after each new process. */
  onSpawn: () => void;
  maxRestartDelayMs?: number;
}

/**
 * A child process on the project's Node. It reports that it is ready with one line of JSON, writes a log, and ends when
 * its standard input closes. Once it was ready it is restarted whenever it dies, until `stop`.
 */
export class Service {
  child?: Child;
  #ended?: Promise<string>;
  #previous?: ReadyLine;
  #restartDelayMs = FIRST_RESTART_DELAY_MS;
  /** Aborted by `stop`: cancels a pending restart. */
  #restarts = new AbortController();
  readonly #options: ServiceOptions;
  readonly #maxRestartDelayMs: number;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#maxRestartDelayMs = options.maxRestartDelayMs ?? MAX_RESTART_DELAY_MS;
  }

  /** The process, recognisable by its script; undefined before it was started. */
  get process(): ScriptProcess | undefined {
    return this.child?.pid === undefined ? undefined : { pid: this.child.pid, script: this.#options.script };
  }

  /** Starts the process and returns its ready line. */
  async start(): Promise<ReadyLine> {
    const { title, script, args, environment, log, onMessage, onSpawn } = this.#options;
    const { signal } = this.#restarts;
    const child = spawnNode(script, environment(this.#previous), args);
    const output = writeLog(child, log);
    const ended = endOf(child);
    this.child = child;
    this.#ended = ended;
    onSpawn();
    const line = await Promise.race([readyLineOf(child, onMessage), ended]);
    if (typeof line === 'string')
      throw new Error(`${title} did not start: ${summarise(output())} (its log: ${log})`);
    const since = performance.now();
    void ended.then(how => {
      if (performance.now() - since > this.#maxRestartDelayMs) this.#restartDelayMs = FIRST_RESTART_DELAY_MS;
      return this.#restartLater(`stopped unexpectedly (${how})`, signal);
    });
    this.#previous = line;
    return line;
  }

  /** Lets the process finish its work, and kills it when that takes too long. */
  async stop(limitMs: number) {
    this.#restarts.abort();
    const { child } = this;
    const timer = setTimeout(() => child?.kill('SIGKILL'), limitMs);
    if (process.platform === 'win32') child?.stdin.end();
    else child?.kill();
    await this.#ended;
    clearTimeout(timer);
  }

  /**
   * Restarts the process with the values of its last ready line, such as the port; rejects when the first attempt
   * fails.
   */
  async restart(limitMs: number) {
    await this.stop(limitMs);
    this.#restarts = new AbortController();
    this.#restartDelayMs = FIRST_RESTART_DELAY_MS;
    try {
      await this.start();
    } catch (error) {
      void this.#restartLater('did not start', this.#restarts.signal);
      throw error;
    }
  }

  /** Retries until the process is ready again: it never gives up, so that one that keeps failing ends no other. */
  async #restartLater(how: string, signal: AbortSignal) {
    if (signal.aborted) return;
    const delayMs = Math.min(this.#restartDelayMs, this.#maxRestartDelayMs);
    this.#restartDelayMs = delayMs * 2;
    say(`${this.#options.title} ${how} and will be restarted in ${delayMs / 1000} s.`);
    await sleep(delayMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await this.start().catch(() => this.#restartLater('did not start', signal));
  }
}

/** Runs a script to its end and returns the IPC messages it sent, which, unlike its output, are not logged. */
export async function runOnce(given: Script & { args?: string[]; environment: Variables }) {
  const { title, script, args, environment, log } = given;
  const child = spawnNode(script, environment, args, true);
  const output = writeLog(child, log);
  const { failed, ipcOutput } = await child;
  if (failed) throw new Error(`${title} failed. ${summarise(output())}\nIts log: ${log}`);
  return ipcOutput;
}

/** What a child logged last as the reason of its end, else its last output, without stack traces. */
const summarise = (output: string) =>
  fatalMessageIn(output)?.replace(/^.*? could not (start|be prepared): /, '') ??
  /^(?:Uncaught )?\w*Error\b[^:\n]*: (.+)$/m.exec(output)?.[1] ??
  (output.replaceAll(/\s*\n\s*/g, ' ') || 'it ended without any output');

const fatalMessageIn = (output: string) =>
  FatalLine.safeParse(
    output
      .split('\n')
      .map(parseJsonLine)
      .findLast(line => line?.level === 'fatal'),
  ).data?.msg;

type Child = ReturnType<typeof spawnNode>;

/** Each child restricts its new files itself: the gateway does not where the releases have a folder of their own. */
const spawnNode = (script: string, environment: Variables, args: string[] = [], ipc = false) =>
  withInheritedUmask(() =>
    execaNode(script, args, {
      cwd: ROOT,
      nodeOptions: ['--enable-source-maps', ...(environment.OTEL_EXPORTER_OTLP_ENDPOINT ? TRACING : [])],
      env: environment,
      extendEnv: false,
      stdin: 'pipe',
      all: true,
      buffer: { stdout: false, stderr: false, all: false },
      ipc,
      reject: false,
      // it is stopped by `stop`, or by the end of its standard input, and not by Ctrl-C
      cleanup: false,
      forceKillAfterDelay: false,
      detached: process.platform !== 'win32',
    }),
  );

/** The JSON of a line; undefined where it is none, such as half a line of a process that was killed. */
function parseJsonLine(line: string): Message | undefined {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

/** Appends a child's output to its log, and stores the end of it to be shown at the terminal. */
function writeLog({ all }: Child, log: string) {
  let output = '';
  all.pipe(boundedLog(log));
  all.on('data', text => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  return () => output.trim();
}

/** How a process ended. Execa also waits until its output is closed, which processes of its own may hold open. */
const endOf = (child: Child) =>
  new Promise<string>(resolve => {
    child.nodeChildProcess.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    void child.then(({ shortMessage = '' }) => resolve(shortMessage));
  });

/**
 * Waits for the ready line of a child. Where somebody wants its messages, every line of JSON is passed on; otherwise
 * what it logs afterwards is not read.
 */
const readyLineOf = (child: Child, onMessage?: ServiceOptions['onMessage']) =>
  new Promise<ReadyLine>(resolve => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', line => {
      const message = parseJsonLine(line);
      if (!message) return;
      onMessage?.(message);
      if (!message.ready) return;
      const { data } = ReadyLine.safeParse(message);
      if (data) resolve(data);
      else child.kill('SIGKILL');
      if (onMessage) return;
      lines.close();
      child.stdout.resume();
    });
  });
