import type { VitalName } from '@home-truths/contract';
import { readBoot, releaseNamed } from '../boot.ts';
import { savedAt } from '../offline/saved-at.ts';
import { remoteFor } from '../remote-for.ts';
import { sendReport } from './send.ts';

/** Limits of a session window: gap between shifts, and duration. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

function entriesOf<Entry extends PerformanceEntry>(type: string) {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  return observer.takeRecords() as Entry[];
}

/** Computes CLS as web-vitals does, which may not be loaded yet. */
function largestSessionWindow(shifts: LayoutShift[]) {
  let [largest, windowScore, windowStart, lastShift] = [0, 0, 0, 0];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const isSameWindow = startTime - lastShift < MAX_GAP_MS && startTime - windowStart < MAX_WINDOW_MS;
    if (!isSameWindow) windowStart = startTime;
    windowScore = isSameWindow ? windowScore + value : value;
    lastShift = startTime;
    largest = Math.max(largest, windowScore);
  }
  return largest;
}

/** Undefined until this module reports the page view, or the reporter takes it over. */
let isReported: boolean | undefined;

/** Reports if the page is left before the reporter is loaded, but not for saved copies or pages that began hidden. */
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
  addEventListener('visibilitychange', report);
  addEventListener('pagehide', report);
}

/** Leaves the page view to the reporter. Returns true if this module has already reported it. */
export const takeOverVitals = () => (isReported ??= false);
