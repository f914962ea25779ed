import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { decidedRemotes, readNewest } from '../registry/release-store.ts';
import type { CanaryPeriod } from './canary-views.sql.ts';

const MIN_INTERVAL_MS = 1_000;

/** Knows the releases that the registry named when it was read last: their counts are never `other`. */
@Injectable()
export class NamedReleases {
  private periods = new Map<string, CanaryPeriod | undefined>();
  private readAt = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly database: Database) {}

  /** Reads the registry, at most once a second. A failure keeps the last result. */
  refresh(): Promise<void> {
    if (Date.now() - this.readAt >= MIN_INTERVAL_MS)
      this.reading ??= this.read()
        .catch(() => {})
        .finally(() => {
          this.readAt = Date.now();
          this.reading = undefined;
        });
    return this.reading ?? Promise.resolve();
  }

  has(remote: string, version: string): boolean {
    return this.periods.has(`${remote} ${version}`);
  }

  /** Returns undefined if the version is neither a canary nor pinned beside one. */
  periodOf(remote: string, version: string): CanaryPeriod | undefined {
    return this.periods.get(`${remote} ${version}`);
  }

  private async read() {
    const newest = await readNewest(query => this.database.rows(query));
    this.periods = new Map(
      decidedRemotes(newest).flatMap(([remote, { pinned, previous, canary }]) => {
        const period = canary?.began ? { remote, began: canary.began } : undefined;
        return [previous, pinned, canary?.version].flatMap(version =>
          version ? [[`${remote} ${version}`, version === previous ? undefined : period] as const] : [],
        );
      }),
    );
  }
}
