/** Resolves after a time (milliseconds). */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise(done => setTimeout(done, milliseconds));

/** Rejects with a clear message when a promise takes longer than the limit (milliseconds). */
export const withTimeout = <T>(timeoutMs: number, label: string, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${label} took longer than ${timeoutMs} ms`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** https://developer.mozilla.org/docs/Web/API/Scheduler; not in every browser. */
interface WithScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/** Ends the current task, so that the browser can paint and respond to input before what follows. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ?? sleep(0);

/** In a tab that is not shown nothing is painted. */
const LONGEST_FRAME_MS = 1000;

/** Resolves when the browser has painted its response to an input, before work that would delay it. */
export const afterNextPaint = (): Promise<void> =>
  new Promise(done => {
    const timer = setTimeout(done, LONGEST_FRAME_MS);
    const next = () => {
      clearTimeout(timer);
      setTimeout(done);
    };
    // the second one begins when the first frame is on its way to the screen
    requestAnimationFrame(() => requestAnimationFrame(next));
  });
