import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { execaNode } from 'execa';
import * as z from 'zod/mini';
import { boundedLog } from './bounded-log.ts';
import { ROOT } from './paths.ts';
import type { ScriptProcess } from './process-table.ts';
import { say } from './progress.ts';
import { withInheritedUmask } from './umask.ts';

/** First restart delay, doubled until a process has run for the maximum delay. */
const FIRST_RESTART_DELAY_MS = 100;
/** Times until a process that was told to end is killed. */
const STOP_LIMIT_MS = 10_000;
const RESTART_LIMIT_MS = 3000;

export type Message = Record<string, unknown>;
export type Variables = Record<string, string | undefined>;
export type ReadyLine = z.infer<typeof ReadyLine>;
const ReadyLine = z.looseObject({
  ready: z.literal(true),
  port: z.optional(z.int()),
  notes: z.optional(z.array(z.string())),
});

interface Options<Name extends string> {
  /** Script paths are absolute; `count` instances share one port. */
  processes: Record<Name, { title: string; entry: string; count: number }>;
  logs: string;
  /** Receives the last ready line. */
  variables: (name: Name, previous?: ReadyLine) => Variables;
  /** Time in which a process still serves after the signal to stop. */
  drainMs?: number;
  recordChildren: (children: ScriptProcess[]) => void;
  maxRestartDelayMs?: number;
}

/** Restarts processes that die after they were ready. */
export class Supervisor<Name extends string> {
  readonly #options: Options<Name>;
  readonly #services = new Map<Name, ReturnType<typeof createService>[]>();

  constructor(options: Options<Name>) {
    this.#options = options;
    mkdirSync(options.logs, { recursive: true });
  }

  names() {
    return Object.keys(this.#options.processes) as Name[];
  }

  /** Gives later instances the ready line of the first, and so its port. */
  async start(name: Name, args: string[] = [], onMessage?: (message: Message) => void): Promise<ReadyLine[]> {
    const { processes, variables, recordChildren, maxRestartDelayMs = 10_000 } = this.#options;
    const definition = processes[name];
    let first: ReadyLine | undefined;
    const services = Array.from({ length: definition.count }, (_, index) => {
      const number = index === 0 ? '' : `-${index + 1}`;
      const log = this.#log(name + number);
      const title = definition.title + number.replace('-', ' ');
      const spawn = (previous = first) => {
        const spawned = spawnNode(definition.entry, log, variables(name, previous), args);
        const ready = readyLineOf(spawned.child, onMessage);
        return { ...spawned, ready, script: definition.entry, log };
      };
      const onSpawn = () =>
        recordChildren([...this.#services.values()].flat().flatMap(service => service.process() ?? []));
      return createService(title, spawn, onSpawn, maxRestartDelayMs);
    });
    this.#services.set(name, services);
    first = await services[0]?.start();
    const others = await Promise.all(services.slice(1).map(service => service.start()));
    return first ? [first, ...others] : others;
  }

  /** Returns IPC messages, which are not logged. */
  async runOnce(name: Name, args: string[] = []): Promise<unknown[]> {
    const definition = this.#options.processes[name];
    const variables = this.#options.variables(name);
    const log = this.#log(name);
    const { child, summary } = spawnNode(definition.entry, log, variables, args, { ipc: true });
    const { failed, ipcOutput } = await child;
    if (failed) throw new Error(`${definition.title} failed. ${summary()}\nIts log: ${log}`);
    return ipcOutput;
  }

  async restart(name: Name) {
    await Promise.all((this.#services.get(name) ?? []).map(service => service.restart()));
  }

  /** Stops processes in the opposite order, instances together. */
  async close() {
    const limitMs = STOP_LIMIT_MS + (this.#options.drainMs ?? 0);
    for (const name of this.names().toReversed())
      await Promise.all((this.#services.get(name) ?? []).map(service => service.stop(limitMs)));
  }

  #log(name: string) {
    return path.join(this.#options.logs, `${name}.log`);
  }
}

type Spawned = ReturnType<typeof spawnNode> & { ready: Promise<ReadyLine>; script: string; log: string };

function createService(
  title: string,
  spawn: (previous?: ReadyLine) => Spawned,
  onSpawn: () => void,
  maxDelayMs: number,
) {
  let running: Spawned | undefined;
  let previous: ReadyLine | undefined;
  let delayMs = FIRST_RESTART_DELAY_MS;
  let restarts = new AbortController();

  async function start(): Promise<ReadyLine> {
    const { signal } = restarts;
    running = spawn(previous);
    const { ready, ended, summary, log } = running;
    onSpawn();
    const line = await Promise.race([ready, ended]);
    if (typeof line === 'string') throw new Error(`${title} did not start: ${summary()} (its log: ${log})`);
    const readyAt = performance.now();
    void ended.then(how => {
      if (performance.now() - readyAt > maxDelayMs) delayMs = FIRST_RESTART_DELAY_MS;
      return restartLater(`stopped unexpectedly (${how})`, signal);
    });
    previous = line;
    return line;
  }

  /** Tries forever, so that a process that keeps failing ends no other. */
  async function restartLater(how: string, signal: AbortSignal) {
    if (signal.aborted) return;
    const pauseMs = Math.min(delayMs, maxDelayMs);
    delayMs = pauseMs * 2;
    say(`${title} ${how} and will be restarted in ${pauseMs / 1000} s.`);
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await start().catch(() => restartLater('did not start', signal));
  }

  async function stop(limitMs: number) {
    restarts.abort();
    const timer = setTimeout(() => running?.child.kill('SIGKILL'), limitMs);
    // on Windows no process can handle a signal
    if (process.platform === 'win32') running?.child.stdin.end();
    else running?.child.kill();
    await running?.ended;
    clearTimeout(timer);
  }

  /** Restarts with the last ready line; rejects if the first attempt fails. */
  async function restart() {
    await stop(RESTART_LIMIT_MS);
    restarts = new AbortController();
    delayMs = FIRST_RESTART_DELAY_MS;
    await start().catch(error => {
      void restartLater('did not start', restarts.signal);
      throw error;
    });
  }

  const processOf = ({ child: { pid }, script }: Spawned) =>
    pid === undefined ? undefined : { pid, script };
  return { start, stop, restart, process: () => running && processOf(running) };
}

/** Starts a script that ends when its standard input closes. */
function spawnNode(script: string, log: string, variables: Variables, args: string[], { ipc = false } = {}) {
  const tracing = variables.OTEL_EXPORTER_OTLP_ENDPOINT ? ['--import', '@home-truths/contract/tracing'] : [];
  // each child restricts its new files itself
  const child = withInheritedUmask(() =>
    execaNode(script, args, {
      cwd: ROOT,
      nodeOptions: ['--enable-source-maps', ...tracing],
      env: variables,
      extendEnv: false,
      stdin: 'pipe',
      all: true,
      buffer: { stdout: false, stderr: false, all: false },
      ipc,
      reject: false,
      // `stop`, or the end of standard input, stops it, not Ctrl-C
      cleanup: false,
      forceKillAfterDelay: false,
      detached: process.platform !== 'win32',
    }),
  );
  let output = '';
  child.all.pipe(boundedLog(log));
  child.all.on('data', text => {
    output = (output + text).slice(-2000);
  });
  // execa also waits until the output closes, which the child's own children may keep open
  const ended = new Promise<string>(resolve => {
    child.nodeChildProcess.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    void child.then(({ shortMessage = '' }) => resolve(shortMessage));
  });
  return { child, ended, summary: () => summarise(output.trim()) };
}

/** Returns the last fatal log, error or output without stack traces. */
function summarise(output: string): string {
  const fatal = output
    .split('\n')
    .map(parseJson)
    .findLast(line => line?.level === 'fatal');
  return (
    (fatal && String(fatal.msg).replace(/^.*? could not (start|be prepared): /, '')) ??
    /^(?:Uncaught )?\w*Error\b[^:\n]*: (.+)$/m.exec(output)?.[1] ??
    (output.replaceAll(/\s*\n\s*/g, ' ') || 'it ended without any output')
  );
}

/** Returns undefined for lines that are not JSON. */
function parseJson(line: string): Message | undefined {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

/** Waits for a child's ready line; passes later lines to `onMessage`. */
const readyLineOf = (child: ReturnType<typeof spawnNode>['child'], onMessage?: (message: Message) => void) =>
  new Promise<ReadyLine>(resolve => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', text => {
      const message = parseJson(text);
      if (!message) return;
      onMessage?.(message);
      if (!message.ready) return;
      const { data } = ReadyLine.safeParse(message);
      if (data) resolve(data);
      // the start fails
      else child.kill('SIGKILL');
      if (onMessage) return;
      // output that nobody reads would stop the child
      lines.close();
      child.stdout.resume();
    });
  });
