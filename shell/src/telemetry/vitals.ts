import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Boot, releaseNamed } from '../boot.ts';
import { remoteFor } from '../remotes.ts';
import { endWatch } from './early-vitals.ts';
import type { createReporter } from './reporter.ts';

const DIGITS = 10_000;

/** Reports how fast this page view was, in the name of the remote it began with, when the page is left. */
export function reportVitals(boot: Boot, { report, flush }: ReturnType<typeof createReporter>) {
  const release = releaseNamed(boot, remoteFor(location.pathname));
  const isReported = endWatch();
  const onMetric = ({ id, name, value, navigationType }: Metric) => {
    // a view that is come back to from the browser's memory has an id of its own, and nothing was told of it
    if (isReported && name !== 'INP' && navigationType !== 'back-forward-cache') return;
    report(id, { ...release, kind: 'vital', name, value: Math.round(value * DIGITS) / DIGITS });
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(onMetric);
  // after the library's own listeners, which stand on the way down
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}
