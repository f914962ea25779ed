import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectNode, ROOT } from './paths.mjs';
import { say } from './progress.mjs';

const MOST_CRASHES = 5;
const MINUTE = 60_000;

/**
 * A child process on the project's Node. It says it is ready with one line of JSON, writes a log, ends when its
 * standard input closes, and is started again when it dies. `environment` is asked at each start for the variables.
 */
export class Service {
  #crashes = [];
  #stopping = false;

  /**
   * `args` are the script's, `heard` hears each line of JSON it says, `spawned` hears of each new process, `lost` that
   * this one cannot be kept alive.
   */
  constructor({ title, script, args = [], environment, log, heard = () => {}, spawned, lost }) {
    Object.assign(this, { title, script, args, environment, log, heard, spawned, lost });
  }

  /** Starts the process and answers what its ready line said. */
  async start() {
    const child = spawnNode(this.script, this.environment(this.facts), this.args);
    hearLines(child, this.heard);
    const words = keepLog(child, this.log);
    this.child = child;
    this.spawned();
    const facts = await readyLine(child);
    if (!facts) throw new Error(`${this.title} did not start. ${words()}\nIts log: ${this.log}`);
    child.once('exit', (code, signal) => this.#crashed(signal ?? `code ${code}`));
    this.facts = facts;
    return facts;
  }

  /** Lets the process finish its work, and kills it when that takes too long. */
  async stop(limitMs) {
    this.#stopping = true;
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    if (process.platform === 'win32') child.stdin.end();
    else child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(timer);
  }

  /** Ends the process and starts it anew with what it said it is ready with. */
  async restart(limitMs) {
    await this.stop(limitMs);
    this.#stopping = false;
    await this.start();
  }

  async #crashed(how) {
    if (this.#stopping) return;
    this.#crashes = [...this.#crashes.filter(time => Date.now() - time < MINUTE), Date.now()];
    if (this.#crashes.length > MOST_CRASHES)
      return this.lost(`${this.title} keeps crashing. Its log: ${this.log}`);
    say(`${this.title} stopped unexpectedly (${how}) and is started again.`);
    await sleep(100 * 2 ** this.#crashes.length);
    if (!this.#stopping) await this.start().catch(() => this.#crashed('it did not start'));
  }
}

/** Runs a script to its end and answers the messages it sent, which, unlike what it prints, are in no log. */
export async function runOnce({ title, script, environment, log }) {
  const child = spawnNode(script, environment, [], ['pipe', 'pipe', 'pipe', 'ipc']);
  const words = keepLog(child, log);
  const messages = [];
  child.on('message', message => messages.push(message));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${title} failed. ${words()}\nIts log: ${log}`);
  return messages;
}

const hasEnded = child => child.exitCode !== null || child.signalCode !== null;

function spawnNode(script, environment, args = [], stdio = 'pipe') {
  const options = { cwd: ROOT, env: environment, stdio, detached: process.platform !== 'win32' };
  return spawn(projectNode(), ['--enable-source-maps', script, ...args], options);
}

/** Hands on every line of JSON a child says. */
function hearLines(child, heard) {
  createInterface({ input: child.stdout }).on(
    'line',
    line => line.startsWith('{') && heard(JSON.parse(line)),
  );
}

/** Appends all a child says to its log, and remembers its last complaint for the person at the terminal. */
function keepLog(child, log) {
  const file = createWriteStream(log, { flags: 'a' });
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
