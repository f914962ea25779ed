import type { Browser, Page } from '@playwright/test';

/** How a page kept its main thread busy after its first contentful paint. */
export interface MainThread {
  /** Total blocking time: the parts of all tasks beyond 50 ms, summed. */
  blocking: number;
  /** The longest task. */
  longest: number;
}

/** An event of a trace. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Wall clock, microseconds. */
  ts: number;
  /** CPU time of the thread, microseconds. */
  tdur?: number;
}

/** Of a longer task, the rest blocks input. */
const RESPONSIVE_MS = 50;

/**
 * Traces a page while it is opened. Tasks count with their CPU time, so that other processes of the machine do not.
 * @returns ends the trace
 */
export async function traceMainThread(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  return async (): Promise<MainThread> => {
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
    if (!paint) throw new Error('The page painted nothing');
    const tasks = traceEvents
      .filter(
        ({ name, pid, tid, ts }) =>
          name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
      )
      .map(({ tdur = 0 }) => tdur / 1000);
    return {
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - RESPONSIVE_MS), 0),
      longest: Math.max(0, ...tasks),
    };
  };
}
