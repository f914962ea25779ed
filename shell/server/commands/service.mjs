import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { boundedLog } from './bounded-log.mjs';
import { projectNode, ROOT } from './paths.mjs';
import { say } from './progress.mjs';
import { withInheritedUmask } from './umask.mjs';

/** Milliseconds before a process that died is restarted: doubled each time until it has run for the longest pause. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/**
 * A child process on the project's Node. It reports that it is ready with one line of JSON, writes a log, and ends when
 * its standard input closes. Once it was ready it is restarted whenever it dies, until `stop`. `environment` is called
 * at each start and returns the variables.
 */
export class Service {
  #pause = FIRST_PAUSE;
  /** Aborted by `stop`, so that no pending restart starts the process again. */
  #keeping = new AbortController();

  /** `args` are the script's; `heard` is called with each line of JSON it prints, `spawned` after each new process. */
  constructor({
    title,
    script,
    args = [],
    environment,
    log,
    heard = () => {},
    spawned,
    longestPause = LONGEST_PAUSE,
  }) {
    Object.assign(this, { title, script, args, environment, log, heard, spawned, longestPause });
  }

  /** Starts the process and returns the content of its ready line. */
  async start() {
    const { signal } = this.#keeping;
    const child = spawnNode(this.script, this.environment(this.facts), this.args);
    hearLines(child, this.heard);
    const output = writeLog(child, this.log);
    this.child = child;
    this.spawned();
    const facts = await readyLine(child);
    if (!facts) throw new Error(`${this.title} did not start: ${inOneLine(output())} (its log: ${this.log})`);
    const since = performance.now();
    child.once('exit', (code, name) => {
      if (performance.now() - since > this.longestPause) this.#pause = FIRST_PAUSE;
      void this.#startAgain(`stopped unexpectedly (${name ?? `code ${code}`})`, signal);
    });
    this.facts = facts;
    return facts;
  }

  /** Lets the process finish its work, and kills it when that takes too long. */
  async stop(limitMs) {
    this.#keeping.abort();
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
    this.#keeping = new AbortController();
    this.#pause = FIRST_PAUSE;
    try {
      await this.start();
    } catch (error) {
      void this.#startAgain('did not start', this.#keeping.signal);
      throw error;
    }
  }

  /** Retries until the process is ready again: it never gives up, so that one that keeps failing ends no other. */
  async #startAgain(how, signal) {
    if (signal.aborted) return;
    const pause = Math.min(this.#pause, this.longestPause);
    this.#pause = pause * 2;
    say(`${this.title} ${how} and will be restarted in ${pause / 1000} s.`);
    await sleep(pause, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await this.start().catch(() => this.#startAgain('did not start', signal));
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
const inOneLine = output =>
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
function hearLines(child, heard) {
  createInterface({ input: child.stdout }).on('line', line => {
    const message = parseLine(line);
    if (message) heard(message);
  });
}

/** The JSON of a line; undefined where it is none, such as half a line of a process that was killed. */
function parseLine(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

/** Appends a child's output to its log, and stores its last error output to be shown at the terminal. */
function writeLog(child, log) {
  const file = boundedLog(log);
  let complaint = '';
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  child.stderr.on('data', text => {
    complaint = (complaint + text).slice(-2000);
  });
  child.once('close', () => file.end());
  return () => complaint.trim();
}

/** Waits for the line `{"ready":true, ...}`; undefined when the child ends without it. */
function readyLine(child) {
  return new Promise(resolve => {
    child.once('exit', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
    let text = '';
    child.stdout.on('data', function look(more) {
      text += more;
      const line = /^{"ready":true.*\n/m.exec(text)?.[0];
      if (!line) return;
      child.stdout.off('data', look);
      resolve(JSON.parse(line));
    });
  });
}
