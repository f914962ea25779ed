import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { boundedLog } from './bounded-log.mjs';
import { projectNode, ROOT } from './paths.mjs';
import { say } from './progress.mjs';
import { withInheritedUmask } from './umask.mjs';

/** The delay before a process that died is restarted: doubled each time until it has run for the maximum delay. */
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 10_000;

/**
 * A child process on the project's Node. It reports that it is ready with one line of JSON, writes a log, and ends when
 * its standard input closes. Once it was ready it is restarted whenever it dies, until `stop`. `environment` is called
 * at each start and returns the variables.
 */
export class Service {
  #restartDelayMs = FIRST_RESTART_DELAY_MS;
  /** Aborted by `stop`: cancels a pending restart. */
  #restarts = new AbortController();

  /** `args` are the script's; `onMessage` is called with each line of JSON it prints, `onSpawn` after each new process. */
  constructor({
    title,
    script,
    args = [],
    environment,
    log,
    onMessage = () => {},
    onSpawn,
    maxRestartDelayMs = MAX_RESTART_DELAY_MS,
  }) {
    Object.assign(this, { title, script, args, environment, log, onMessage, onSpawn, maxRestartDelayMs });
  }

  /** Starts the process and returns the content of its ready line. */
  async start() {
    const { signal } = this.#restarts;
    const child = spawnNode(this.script, this.environment(this.facts), this.args);
    onJsonLines(child, this.onMessage);
    const output = writeLog(child, this.log);
    this.child = child;
    this.onSpawn();
    const facts = await waitUntilReady(child);
    if (!facts) throw new Error(`${this.title} did not start: ${summarise(output())} (its log: ${this.log})`);
    const since = performance.now();
    child.once('exit', (code, name) => {
      if (performance.now() - since > this.maxRestartDelayMs) this.#restartDelayMs = FIRST_RESTART_DELAY_MS;
      void this.#restartLater(`stopped unexpectedly (${name ?? `code ${code}`})`, signal);
    });
    this.facts = facts;
    return facts;
  }

  /** Lets the process finish its work, and kills it when that takes too long. */
  async stop(limitMs) {
    this.#restarts.abort();
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    if (process.platform === 'win32') child.stdin.end();
    else child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(timer);
  }

  /**
   * Restarts the process with the values of its last ready line, such as the port; rejects when the first attempt
   * fails.
   */
  async restart(limitMs) {
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
  async #restartLater(how, signal) {
    if (signal.aborted) return;
    const delayMs = Math.min(this.#restartDelayMs, this.maxRestartDelayMs);
    this.#restartDelayMs = delayMs * 2;
    say(`${this.title} ${how} and will be restarted in ${delayMs / 1000} s.`);
    await sleep(delayMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await this.start().catch(() => this.#restartLater('did not start', signal));
  }
}

/** Runs a script to its end and returns the IPC messages it sent, which, unlike its output, are not logged. */
export async function runOnce({ title, script, environment, log }) {
  const child = spawnNode(script, environment, [], ['pipe', 'pipe', 'pipe', 'ipc']);
  const output = writeLog(child, log);
  const messages = [];
  child.on('message', message => messages.push(message));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${title} failed. ${output()}\nIts log: ${log}`);
  return messages;
}

/** The last output of a child, without stack traces. */
const summarise = output =>
  /^(?:Uncaught )?\w*Error\b[^:\n]*: (.+)$/m.exec(output)?.[1] ??
  (output.replaceAll(/\s*\n\s*/g, ' ') || 'it ended without any output');

const hasEnded = child => child.exitCode !== null || child.signalCode !== null;

/** Each child restricts its new files itself: the gateway does not where the releases have a folder of their own. */
function spawnNode(script, environment, args = [], stdio = 'pipe') {
  const options = { cwd: ROOT, env: environment, stdio, detached: process.platform !== 'win32' };
  const flags = ['--enable-source-maps', script, ...args];
  return withInheritedUmask(() => spawn(projectNode(), flags, options));
}

/** Passes on every line of JSON that a child prints. */
function onJsonLines(child, onMessage) {
  createInterface({ input: child.stdout }).on('line', line => {
    const message = parseJsonLine(line);
    if (message) onMessage(message);
  });
}

/** The JSON of a line; undefined where it is none, such as half a line of a process that was killed. */
function parseJsonLine(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

/** Appends a child's output to its log, and stores its last error output to be shown at the terminal. */
function writeLog(child, log) {
  const file = boundedLog(log);
  let errorOutput = '';
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  child.stderr.on('data', text => {
    errorOutput = (errorOutput + text).slice(-2000);
  });
  child.once('close', () => file.end());
  return () => errorOutput.trim();
}

/** Waits for the line `{"ready":true, ...}`; undefined when the child ends without it. */
function waitUntilReady(child) {
  return new Promise(resolve => {
    child.once('exit', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
    let text = '';
    child.stdout.on('data', function onData(more) {
      text += more;
      const line = /^{"ready":true.*\n/m.exec(text)?.[0];
      if (!line) return;
      child.stdout.off('data', onData);
      resolve(JSON.parse(line));
    });
  });
}
