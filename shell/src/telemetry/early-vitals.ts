import type { VitalName } from '@home-truths/contract';
import { readBoot, releaseNamed } from '../boot.ts';
import { savedAt } from '../offline/saved-at.ts';
import { remoteFor } from '../remotes.ts';
import { sendReport } from './send.ts';

/** Milliseconds: the longest gap between two shifts of one session window, and its longest duration. */
const PAUSE = 1000;
const BURST = 5000;

/** The performance entries of a type that the browser has buffered, oldest first. */
function entriesOf<Entry extends PerformanceEntry>(type: string) {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  return observer.takeRecords() as Entry[];
}

/** The largest session window of layout shifts, as web-vitals counts them. */
function worstBurst(shifts: LayoutShift[]) {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const isSame = startTime - last < PAUSE && startTime - first < BURST;
    if (!isSame) first = startTime;
    sum = isSame ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Whether the vitals of this page view have been reported; undefined until that is decided. */
let isReported: boolean | undefined;

/**
 * Reports the vitals that the browser knows so far if the page is left before the reporter is loaded. A page view that
 * began hidden is left to the reporter; a saved copy says nothing about the site.
 */
export function watchLeaving() {
  if (document.visibilityState === 'hidden' || savedAt()) return;
  const remote = remoteFor(location.pathname);
  const report = () => {
    if (isReported !== undefined) return;
    isReported = true;
    const release = releaseNamed(readBoot(), remote);
    const vital = (name: VitalName, value: number | undefined) =>
      value === undefined ? [] : [{ ...release, kind: 'vital' as const, name, value }];
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    sendReport([
      ...vital('TTFB', performance.getEntriesByType('navigation')[0]?.responseStart),
      ...vital('FCP', painted?.startTime),
      ...vital('LCP', entriesOf('largest-contentful-paint').at(-1)?.startTime),
      ...vital('CLS', painted && 'LayoutShift' in window ? worstBurst(entriesOf('layout-shift')) : undefined),
    ]);
  };
  // the first visibility change of a visible page is to hidden
  addEventListener('visibilitychange', report);
  addEventListener('pagehide', report);
}

/** Hands the vitals over to the reporter. @returns whether those of this page view have been reported already */
export const endWatch = () => (isReported ??= false);
