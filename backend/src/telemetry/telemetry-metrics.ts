import { FAILURE_KINDS, VITAL_NAMES, type VitalName } from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../platform/http/metrics.ts';
import type { Series } from './bounded-labels.ts';
import { BUCKETS } from './buckets.ts';

const RELEASE = ['remote', 'version'] as const;

/** Counts for `/metrics`, from the start of this process. */
@Injectable()
export class TelemetryMetrics {
  private readonly failures: Counter<'remote' | 'version' | 'kind'>;
  private readonly vitals: Record<VitalName, Histogram<'remote' | 'version'>>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.failures = new Counter({
      name: 'browser_failures_total',
      help: 'What went wrong in browsers',
      labelNames: [...RELEASE, 'kind'] as const,
      registers,
    });
    const histogram = (name: VitalName) =>
      new Histogram({
        name: `web_vital_${name.toLowerCase()}`,
        help: `${name} of page views${name === 'CLS' ? '' : ' in milliseconds'}`,
        labelNames: RELEASE,
        buckets: [...BUCKETS[name]],
        registers,
      });
    this.vitals = Object.fromEntries(VITAL_NAMES.map(name => [name, histogram(name)])) as typeof this.vitals;
  }

  countFailure({ remote, version, kind }: Series) {
    this.failures.inc({ remote, version, kind });
  }

  observeVital(name: VitalName, { remote, version }: Series, value: number) {
    this.vitals[name].observe({ remote, version }, value);
  }

  removeRelease(remote: string, version: string) {
    for (const kind of FAILURE_KINDS) this.failures.remove({ remote, version, kind });
    for (const histogram of Object.values(this.vitals)) histogram.remove({ remote, version });
  }
}
