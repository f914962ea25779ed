/**
 * The thread of `watchdog.ts`, whose `state` has a counter and the time to end the process. Ticks are late on a busy
 * processor, so this adds up elapsed time; after a longer gap the whole process was paused, not blocked.
 */
import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

const STANDARD_OUTPUT = 1;
/** The process is killed even if writing the line hangs. */
const WRITE_LIMIT_MS = 100;

const { state, tickMs, maxSilentMs } = workerData;
const LONGEST_GAP_MS = 4 * tickMs;
let lastBeat = -1n;
let lastTick = performance.now();
let silentMs = 0;

function end(msg) {
  clearInterval(timer);
  const line = { level: 'fatal', time: new Date().toISOString(), pid: process.pid, msg };
  write(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`, () => {});
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), WRITE_LIMIT_MS);
}

const timer = setInterval(() => {
  const now = performance.now();
  const passed = Math.min(now - lastTick, LONGEST_GAP_MS);
  lastTick = now;
  const beat = Atomics.load(state, 0);
  silentMs = beat === lastBeat ? silentMs + passed : 0;
  lastBeat = beat;
  const endAt = Atomics.load(state, 1);
  if (endAt && process.hrtime.bigint() >= endAt) end('ended by force, since it did not stop in time');
  else if (silentMs >= maxSilentMs) end('ended by force, since its event loop was blocked');
}, tickMs);
