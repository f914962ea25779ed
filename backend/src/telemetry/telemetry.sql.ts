import { FAILURE_KINDS, type FailureCount, type VitalName } from '@home-truths/contract';
import { sql } from '../platform/database/sql.ts';
import type { Series } from './bounded-labels.ts';

export interface VitalRow {
  remote: string;
  version: string;
  name: VitalName;
  day: number[];
  week: number[];
}

export interface CountIncrement extends Series {
  count: number;
  buckets: number[];
}

/**
 * Adds counts to the current hour. The rows are sorted, so that concurrent statements wait for each other
 * instead of deadlocking.
 */
export const addCounts = (increments: readonly CountIncrement[]) => sql`
  insert into telemetry_count (hour, remote, version, kind, name, count, buckets)
  select date_trunc('hour', now()), remote, version, kind, name, count, buckets
  from jsonb_to_recordset(${JSON.stringify(increments)})
    as added(remote text, version text, kind text, name text, count int, buckets int[])
  order by remote, version, kind, name
  on conflict (hour, remote, version, kind, name) do update set
    count = telemetry_count.count + excluded.count,
    buckets = array(
      select coalesce(stored, 0) + coalesce(added, 0)
      from unnest(telemetry_count.buckets, excluded.buckets) with ordinality as pair(stored, added, place)
      order by place)`;

const MAX_ROWS = 1_000;

export const recentFailures = () => sql<FailureCount>`
  select remote, version, kind, name,
    coalesce(sum(count) filter (where hour > now() - interval '1 day'), 0)::float8 as day,
    sum(count)::float8 as week
  from telemetry_count
  where kind = any(${FAILURE_KINDS}::text[]) and hour > now() - interval '7 days'
  group by remote, version, kind, name
  order by week desc, remote, version, kind, name
  limit ${MAX_ROWS}`;

export const recentVitals = () => sql<VitalRow>`
  select remote, version, name,
    array_agg(day order by place) as day, array_agg(week order by place) as week
  from (
    select remote, version, name, place,
      coalesce(sum(views) filter (where hour > now() - interval '1 day'), 0)::float8 as day,
      sum(views)::float8 as week
    from telemetry_count, unnest(buckets) with ordinality as bucket(views, place)
    where kind = 'vital' and hour > now() - interval '7 days'
    group by remote, version, name, place) as added
  group by remote, version, name
  order by sum(week) desc, remote, version, name
  limit ${MAX_ROWS}`;

/** A release whose counts are read from the hour of a time (ISO) on. */
export interface CountedRelease {
  remote: string;
  version: string;
  since: string;
}

const countsOfReleases = (releases: readonly CountedRelease[]) => sql`
  telemetry_count join jsonb_to_recordset(${JSON.stringify(releases)})
    as counted(remote text, version text, since timestamptz)
  on counted.remote = telemetry_count.remote and counted.version = telemetry_count.version
    and hour >= date_trunc('hour', since)`;

export const failuresOf = (releases: readonly CountedRelease[]) => sql<
  Pick<CountedRelease, 'remote' | 'version'> & { count: number }
>`
  select counted.remote, counted.version, sum(count)::float8 as count
  from ${countsOfReleases(releases)}
  where kind = any(${FAILURE_KINDS}::text[])
  group by counted.remote, counted.version`;

export const vitalsOf = (releases: readonly CountedRelease[]) => sql<
  Pick<CountedRelease, 'remote' | 'version'> & { name: VitalName; buckets: number[] }
>`
  select remote, version, name, array_agg(views order by place) as buckets
  from (
    select counted.remote, counted.version, name, place, sum(bucket.views)::float8 as views
    from ${countsOfReleases(releases)}, unnest(buckets) with ordinality as bucket(views, place)
    where kind = 'vital'
    group by counted.remote, counted.version, name, place) as added
  group by remote, version, name`;
