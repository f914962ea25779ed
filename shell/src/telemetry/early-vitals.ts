import type { VitalName } from '@home-truths/contract';
import { readBoot, releaseNamed } from '../boot.ts';
import { savedAt } from '../offline/saved-at.ts';
import { remoteFor } from '../remote-for.ts';
import { sendReport } from './send.ts';

/** The longest gap between two layout shifts of one session window, and the longest window. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

/** The performance entries of a type that the browser has buffered, oldest first. */
function entriesOf<Entry extends PerformanceEntry>(type: string) {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  return observer.takeRecords() as Entry[];
}

/** The score of the largest session window of layout shifts: CLS, as web-vitals counts it. */
function largestSessionWindow(shifts: LayoutShift[]) {
  let [largest, windowScore, first, last] = [0, 0, 0, 0];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const isSameWindow = startTime - last < MAX_GAP_MS && startTime - first < MAX_WINDOW_MS;
    if (!isSameWindow) first = startTime;
    windowScore = isSameWindow ? windowScore + value : value;
    last = startTime;
    largest = Math.max(largest, windowScore);
  }
  return largest;
}

/** Whether the vitals of this page view have been reported; undefined until that is decided. */
let isReported: boolean | undefined;

/**
 * Reports the vitals that the browser knows so far if the page is left before the reporter is loaded. A page view that
 * began hidden is left to the reporter; a saved copy says nothing about the site.
 */
export function reportOnLeave() {
  if (document.visibilityState === 'hidden' || savedAt()) return;
  const { pathname } = location;
  const report = () => {
    if (isReported !== undefined) return;
    isReported = true;
    const boot = readBoot();
    const release = releaseNamed(boot, remoteFor(boot.paths, pathname));
    const vital = (name: VitalName, value: number | undefined) =>
      value === undefined ? [] : [{ ...release, kind: 'vital' as const, name, value }];
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    sendReport([
      ...vital('TTFB', performance.getEntriesByType('navigation')[0]?.responseStart),
      ...vital('FCP', firstPaint?.startTime),
      ...vital('LCP', entriesOf('largest-contentful-paint').at(-1)?.startTime),
      ...vital(
        'CLS',
        firstPaint && 'LayoutShift' in window ? largestSessionWindow(entriesOf('layout-shift')) : undefined,
      ),
    ]);
  };
  // the first visibility change of a visible page is to hidden
  addEventListener('visibilitychange', report);
  addEventListener('pagehide', report);
}

/** Hands the vitals over to the reporter. @returns whether those of this page view have been reported already */
export const claimVitals = () => (isReported ??= false);
