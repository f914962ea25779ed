import type { FailureCount, Telemetry, TelemetryReport, VitalName } from '@home-truths/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { hourly } from '../database/hourly.ts';
import { BoundedLabels, type Series } from './bounded-label-set.ts';
import { counted, p75 } from './buckets.ts';
import { type Addition, addCounts, recentFailures, recentVitals, sweepTelemetry } from './telemetry.sql.ts';
import { TelemetryMetrics } from './telemetry-metrics.ts';

interface VitalRow {
  remote: string;
  version: string;
  name: VitalName;
  day: number[];
  week: number[];
}

/** Failures in browsers and the speed of pages: counted by the hour, never stored individually. */
@Injectable()
export class TelemetryService implements OnModuleInit {
  private readonly known: BoundedLabels;

  constructor(
    private readonly database: Database,
    private readonly metrics: TelemetryMetrics,
  ) {
    this.known = new BoundedLabels(metrics.removeRelease);
  }

  /** Counts the reports of one page view. */
  async add(reports: readonly TelemetryReport[]): Promise<void> {
    await this.database.rows(addCounts(together(reports.map(report => this.note(report)))));
  }

  /** Failures and vitals of the last day and the last seven. */
  async read(): Promise<Telemetry> {
    const [failures, vitals] = await Promise.all([
      this.database.rows<FailureCount>(recentFailures()),
      this.database.rows<VitalRow>(recentVitals()),
    ]);
    return { failures, vitals: vitals.map(summarise) };
  }

  async sweep(): Promise<void> {
    await this.database.rows(sweepTelemetry());
  }

  onModuleInit() {
    hourly('deleting old counts', () => this.sweep());
  }

  /** Counts a report for collectors, and returns what is to be added to the table. */
  private note(report: TelemetryReport): Addition {
    const series: Series = this.known.of(report);
    if (report.kind !== 'vital') {
      this.metrics.countFailure(series);
      return { ...series, count: 1, buckets: [] };
    }
    this.metrics.observeVital(report.name, series, report.value);
    return { ...series, name: report.name, count: 1, buckets: counted(report.name, report.value) };
  }
}

/** One addition for each series: a statement cannot change a row twice. */
function together(additions: readonly Addition[]): Addition[] {
  const all = new Map<string, Addition>();
  for (const addition of additions) {
    const { remote, version, kind, name } = addition;
    const key = [remote, version, kind, name].join(' ');
    const before = all.get(key);
    all.set(key, before ? sumOf(before, addition) : addition);
  }
  return [...all.values()];
}

const sumOf = (left: Addition, right: Addition): Addition => ({
  ...left,
  count: left.count + right.count,
  buckets: left.buckets.map((views, index) => views + (right.buckets[index] ?? 0)),
});

const summarise = ({ remote, version, name, day, week }: VitalRow) => ({
  remote,
  version,
  name,
  day: summaryOf(name, day),
  week: summaryOf(name, week),
});

const summaryOf = (name: VitalName, buckets: number[]) => ({
  p75: p75(name, buckets),
  views: buckets.reduce((sum, views) => sum + views, 0),
});
