import type { FailureCount, Telemetry, TelemetryReport, VitalName } from '@home-truths/contract';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { BoundedLabels, type Series } from './bounded-label-set.ts';
import { bucketCounts, p75 } from './buckets.ts';
import { addCounts, type CountIncrement, recentFailures, recentVitals } from './telemetry.sql.ts';
import { TelemetryCount } from './telemetry-count.entity.ts';
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
export class TelemetryService {
  private readonly labels: BoundedLabels;

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly metrics: TelemetryMetrics,
  ) {
    this.labels = new BoundedLabels(metrics.removeRelease);
  }

  /** Counts the reports of one page view. */
  async add(reports: readonly TelemetryReport[]): Promise<void> {
    await this.database.rows(addCounts(mergeBySeries(reports.map(report => this.countReport(report)))));
  }

  /** Failures and vitals of the last day and the last seven. */
  async read(): Promise<Telemetry> {
    const [failures, vitals] = await Promise.all([
      this.database.rows<FailureCount>(recentFailures()),
      this.database.rows<VitalRow>(recentVitals()),
    ]);
    return { failures, vitals: vitals.map(summarise) };
  }

  @Hourly('deleting old counts')
  async sweep(): Promise<void> {
    await this.em.fork().nativeDelete(TelemetryCount, { hour: { $lt: sql`now() - interval '30 days'` } });
  }

  /** Counts a report for collectors, and returns what is to be added to the table. */
  private countReport(report: TelemetryReport): CountIncrement {
    const series: Series = this.labels.limit(report);
    if (report.kind !== 'vital') {
      this.metrics.countFailure(series);
      return { ...series, count: 1, buckets: [] };
    }
    this.metrics.observeVital(report.name, series, report.value);
    return { ...series, name: report.name, count: 1, buckets: bucketCounts(report.name, report.value) };
  }
}

/** One addition for each series: a statement cannot change a row twice. */
function mergeBySeries(increments: readonly CountIncrement[]): CountIncrement[] {
  const all = new Map<string, CountIncrement>();
  for (const increment of increments) {
    const { remote, version, kind, name } = increment;
    const key = [remote, version, kind, name].join(' ');
    const before = all.get(key);
    all.set(key, before ? sumOf(before, increment) : increment);
  }
  return [...all.values()];
}

const sumOf = (left: CountIncrement, right: CountIncrement): CountIncrement => ({
  ...left,
  count: left.count + right.count,
  buckets: left.buckets.map((views, index) => views + (right.buckets[index] ?? 0)),
});

const summarise = ({ day, week, ...vital }: VitalRow) => ({
  ...vital,
  day: summaryOf(vital.name, day),
  week: summaryOf(vital.name, week),
});

const summaryOf = (name: VitalName, buckets: number[]) => ({
  p75: p75(name, buckets),
  views: buckets.reduce((sum, views) => sum + views, 0),
});
