/** Ends a process that cannot end itself. Browsers never load this entry point. */
import { url as inspectorUrl } from 'node:inspector';
import { hrtime } from 'node:process';
import { Worker } from 'node:worker_threads';

/** After its drain time a process has ten seconds to end by itself, less half a second that the thread may be late. */
export const STOP_LIMIT_MS = 9_500;
const TICK_MS = 500;
/** An event loop that did not turn for so long will not turn any more, and nobody is served meanwhile. */
const BLOCKED_MS = 10_000;
/** One interpreter without any packages. */
const MEMORY = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8, stackSizeMb: 1, codeRangeSizeMb: 1 };

export interface Watchdog {
  /** Kills the process in so many milliseconds, up to half a second later. */
  endWithin: (ms: number) => void;
}

/**
 * Starts a thread that kills this process once its event loop is blocked, when signals, timers and health checks wait
 * as well. With a debugger, which blocks it on purpose, only `endWithin` counts.
 */
export function startWatchdog(): Watchdog {
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
  // the moment itself: the thread may still be starting
  return { endWithin: ms => void Atomics.store(state, 1, hrtime.bigint() + BigInt(ms) * 1_000_000n) };
}
