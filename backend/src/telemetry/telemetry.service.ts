import { SHELL, type Telemetry, type TelemetryReport, type VitalName } from '@home-truths/contract';
import type { ViewCount } from '@home-truths/contract/gateway-calls';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { LOG } from '../platform/http/logging.ts';
import { describeError } from '../platform/http/problem.ts';
import { BoundedLabels, type Series } from './bounded-labels.ts';
import { bucketCounts, countOf, p75 } from './buckets.ts';
import { browserFailureIncrements, viewIncrements } from './canary-views.sql.ts';
import { NamedReleases } from './named-releases.ts';
import {
  addCounts,
  type CountIncrement,
  recentFailures,
  recentVitals,
  type VitalRow,
} from './telemetry.sql.ts';
import { TelemetryCount } from './telemetry-count.entity.ts';
import { TelemetryMetrics } from './telemetry-metrics.ts';

const WRITE_INTERVAL_MS = 5_000;
/** While the database is unavailable, counts of further series are dropped. */
const MAX_PENDING_SERIES = 5_000;

/**
 * Counts failures in browsers and the speed of pages by the hour, added up in memory and written in batches, since all
 * visitors share the rows.
 */
@Injectable()
export class TelemetryService implements BeforeApplicationShutdown {
  private readonly labels: BoundedLabels;
  private pending = new Map<string, CountIncrement>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** Ends when no report waits for the registry any more. */
  private arriving: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly metrics: TelemetryMetrics,
    private readonly namedReleases: NamedReleases,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.labels = new BoundedLabels(
      (remote, version) => metrics.removeRelease(remote, version),
      (remote, version) => namedReleases.has(remote, version),
    );
  }

  /** Counts the reports of one page view. A sender does not wait while the registry is read. */
  async add(reports: readonly TelemetryReport[]): Promise<void> {
    const isNamed = ({ remote, version }: TelemetryReport) =>
      remote === SHELL || this.namedReleases.has(remote, version);
    if (reports.every(isNamed)) this.count(reports);
    else this.arriving = this.namedReleases.refresh().then(() => this.count(reports));
    if (this.isStopping) await this.write();
    else this.timer ??= setTimeout(() => void this.write(), WRITE_INTERVAL_MS).unref();
  }

  /** Stores page views that a gateway counted; rejects if they were not stored. */
  addViews(counts: readonly ViewCount[]): Promise<void> {
    return this.database.write(addCounts(counts.flatMap(viewIncrements)));
  }

  async beforeApplicationShutdown() {
    this.isStopping = true;
    await this.write();
  }

  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = Promise.all([this.writing, this.arriving]).then(() => this.writeBatch());
    return this.writing;
  }

  private async writeBatch() {
    const batch = this.pending;
    if (!batch.size) return;
    this.pending = new Map();
    try {
      await this.database.write(addCounts([...batch.values()]));
    } catch (error) {
      for (const increment of batch.values()) this.keep(increment);
      this.log.warn({ error: describeError(error), series: this.pending.size }, 'counts not written yet');
      if (!this.isStopping) this.timer ??= setTimeout(() => void this.write(), WRITE_INTERVAL_MS).unref();
    }
  }

  /** Merges counts of the same series, since a statement cannot change a row twice. */
  private keep(increment: CountIncrement) {
    const { remote, version, kind, name } = increment;
    const key = [remote, version, kind, name].join(' ');
    const before = this.pending.get(key);
    if (before || this.pending.size < MAX_PENDING_SERIES)
      this.pending.set(key, before ? sumOf(before, increment) : increment);
  }

  async read(): Promise<Telemetry> {
    await this.write();
    const [failures, vitals] = await Promise.all([
      this.database.rows(recentFailures()),
      this.database.rows(recentVitals()),
    ]);
    return { failures, vitals: vitals.map(summarise) };
  }

  @Hourly('deleting old counts')
  async sweep(): Promise<void> {
    await this.em.fork().nativeDelete(TelemetryCount, { hour: { $lt: sql`now() - interval '30 days'` } });
  }

  private count(reports: readonly TelemetryReport[]) {
    for (const report of reports) this.keep(this.countReport(report));
    const failed = reports.filter(({ kind }) => kind !== 'vital');
    const releases = new Map(
      failed.map(({ remote, version }) => [`${remote} ${version}`, { remote, version }]),
    );
    for (const { remote, version } of releases.values()) {
      const period = this.namedReleases.periodOf(remote, version);
      if (period) for (const increment of browserFailureIncrements(period, version)) this.keep(increment);
    }
  }

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
  views: countOf(buckets),
});
