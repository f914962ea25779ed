import type { ViewCount } from '@home-truths/contract/gateway-calls';
import { sql } from '../platform/database/sql.ts';
import type { CountIncrement } from './telemetry.sql.ts';

/**
 * Kinds of rows in `telemetry_count` that count page views of remotes with a canary. The name of such a row is the time
 * when the canary began, so that counts which arrive late still belong to their canary.
 */
const VIEW = 'view';
const FAILED_ON_SERVER = 'view failed on server';
const FAILED_IN_BROWSER = 'view failed in browser';

/** The time since when a remote has its canary. */
export interface CanaryPeriod {
  remote: string;
  /** ISO time. */
  began: string;
}

export interface CanaryViews {
  remote: string;
  version: string;
  views: number;
  failed: number;
  /** True if a gateway has reported views within the last hour or two. */
  isRecent: boolean;
}

/** Returns no row for a count of 0. */
const increments = (
  { remote, began }: CanaryPeriod,
  version: string,
  kind: string,
  count: number,
): CountIncrement[] => (count ? [{ remote, version, kind, name: began, count, buckets: [] }] : []);

export const viewIncrements = ({ version, views, failed, ...period }: ViewCount): CountIncrement[] => [
  ...increments(period, version, VIEW, views),
  ...increments(period, version, FAILED_ON_SERVER, failed),
];

export const browserFailureIncrements = (period: CanaryPeriod, version: string): CountIncrement[] =>
  increments(period, version, FAILED_IN_BROWSER, 1);

const periodsOf = (canaries: readonly CanaryPeriod[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(canaries)}) as canary(remote text, began text)`;

/**
 * Counts page views by remote and version since each canary began, of visitors among whom the canary was drawn. A view
 * that failed on the server often fails in the browser, too, so the larger of both counts is taken.
 */
export const canaryViews = (canaries: readonly CanaryPeriod[]) => sql<CanaryViews>`
  select remote, version, views::int, least(views, greatest(on_server, in_browser))::int as failed, "isRecent"
  from (
    select counted.remote, version,
      coalesce(sum(count) filter (where kind = ${VIEW}), 0) as views,
      coalesce(sum(count) filter (where kind = ${FAILED_ON_SERVER}), 0) as on_server,
      coalesce(sum(count) filter (where kind = ${FAILED_IN_BROWSER}), 0) as in_browser,
      coalesce(max(hour) filter (where kind = ${VIEW}) > now() - interval '2 hours', false) as "isRecent"
    from telemetry_count as counted join ${periodsOf(canaries)}
      on counted.remote = canary.remote and counted.name = canary.began
        and hour >= date_trunc('hour', canary.began::timestamptz)
    where kind in (${VIEW}, ${FAILED_ON_SERVER}, ${FAILED_IN_BROWSER})
    group by counted.remote, version) as added
  order by remote, version`;
