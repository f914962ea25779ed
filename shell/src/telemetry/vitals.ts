import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Boot, releaseNamed } from '../boot.ts';
import { remoteFor } from '../remote-for.ts';
import { takeOverVitals } from './early-vitals.ts';
import type { createReporter } from './reporter.ts';

const PRECISION = 10_000;

/** Reports for the first remote of the page view when the page is left. */
export function reportVitals(boot: Boot, { report, flush }: ReturnType<typeof createReporter>) {
  const release = releaseNamed(boot, remoteFor(boot.paths, location.pathname));
  // `early-vitals.ts` may have reported this page view, all but INP
  const isReported = takeOverVitals();
  const onMetric = ({ id, name, value, navigationType }: Metric) => {
    // a page view restored from the back/forward cache was not reported yet
    if (isReported && name !== 'INP' && navigationType !== 'back-forward-cache') return;
    report(id, { ...release, kind: 'vital', name, value: Math.round(value * PRECISION) / PRECISION });
  };
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(onMetric);
  // after the library's listeners, which use the capture phase
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}
