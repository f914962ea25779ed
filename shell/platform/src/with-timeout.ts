export const sleep = (milliseconds: number): Promise<void> =>
  new Promise(done => setTimeout(done, milliseconds));

export const withTimeout = <T>(timeoutMs: number, label: string, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${label} took longer than ${timeoutMs} ms`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** https://developer.mozilla.org/docs/Web/API/Scheduler; not in every browser. */
interface WithScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser paint and respond to input. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ?? sleep(0);

/** Limits the wait, because a hidden tab paints nothing. */
const LONGEST_FRAME_MS = 1000;

export const afterNextPaint = (): Promise<void> =>
  new Promise(done => {
    const timer = setTimeout(done, LONGEST_FRAME_MS);
    const next = () => {
      clearTimeout(timer);
      setTimeout(done);
    };
    // the second callback runs when the first frame is on its way to the screen
    requestAnimationFrame(() => requestAnimationFrame(next));
  });
