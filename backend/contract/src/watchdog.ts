/** Ends a process that cannot end itself. */
import { url as inspectorUrl } from 'node:inspector';
import { hrtime } from 'node:process';
import { Worker } from 'node:worker_threads';

/** After its drain time a process has ten seconds to end by itself; the thread may be half a second late. */
export const STOP_LIMIT_MS = 9_500;
const TICK_MS = 500;
/** An event loop that is blocked for longer will not recover. */
const BLOCKED_MS = 10_000;
const MEMORY = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8, stackSizeMb: 1, codeRangeSizeMb: 1 };

export interface Watchdog {
  /** Kills the process after this time, or up to half a second later. */
  endWithin: (ms: number) => void;
}

/**
 * Starts a thread that kills this process if its event loop is blocked, since signals and timers are then blocked too.
 * With a debugger, which blocks it on purpose, only `endWithin` works.
 */
export function startWatchdog(): Watchdog {
  // a counter of ticks, and the time at which to end the process (0 for none), each of 8 bytes
  const state = new BigInt64Array(new SharedArrayBuffer(16));
  const maxSilentMs = inspectorUrl() ? Number.POSITIVE_INFINITY : BLOCKED_MS;
  const worker = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), {
    workerData: { state, tickMs: TICK_MS, maxSilentMs },
    resourceLimits: MEMORY,
    execArgv: [],
    env: {},
  });
  worker.unref();
  setInterval(() => Atomics.add(state, 0, 1n), TICK_MS).unref();
  // stores the absolute time, since the thread may still be starting
  return { endWithin: ms => void Atomics.store(state, 1, hrtime.bigint() + BigInt(ms) * 1_000_000n) };
}
