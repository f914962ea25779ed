/**
 * The thread of the watchdog (`watchdog.ts`): it counts by its own clock, so that a process which was paused as a whole
 * is not taken for a blocked one.
 */
import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

const STANDARD_OUTPUT = 1;
/** Time for the line to be written; writing itself may be what hangs. */
const WRITE_LIMIT_MS = 100;

const { state, tickMs, maxSilentTicks } = workerData;
let lastBeat = -1;
let silentTicks = 0;

function end(msg) {
  clearInterval(timer);
  const line = { level: 'fatal', time: new Date().toISOString(), pid: process.pid, msg };
  write(STANDARD_OUTPUT, `${JSON.stringify(line)}\n`, () => {});
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), WRITE_LIMIT_MS);
}

const timer = setInterval(() => {
  const beat = Atomics.load(state, 0);
  silentTicks = beat === lastBeat ? silentTicks + 1 : 0;
  lastBeat = beat;
  const ticksLeft = Atomics.load(state, 1);
  if (ticksLeft > 0) Atomics.store(state, 1, ticksLeft - 1);
  if (ticksLeft === 1) end('ended by force, since it did not stop in time');
  else if (silentTicks === maxSilentTicks) end('ended by force, since its event loop was blocked');
}, tickMs);
