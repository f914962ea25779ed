import { RESPONSE_DAYS, type TrendPoint, type TrendRange } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { type Sql, sql, unsafe } from '../platform/database/sql.ts';

const dayOf = (column: string) => `(${column} at time zone 'Australia/Sydney')::date`;
const TODAY = dayOf('now()');

/** Days that are counted again, since moderators change reviews later: the 52 weeks of the longest range. */
const COUNTED_DAYS = 364;
/** Page views are deleted after 30 days, so that the oldest day is incomplete. */
const TELEMETRY_DAYS = 29;

const startOfDay = (daysAgo: number) =>
  `((${TODAY} - ${daysAgo})::timestamp at time zone 'Australia/Sydney')`;
const FIRST = startOfDay(COUNTED_DAYS - 1);

const STARS = [1, 2, 3, 4, 5];

const LEADS = `select ${dayOf('created_at')} as day, count(*)::int as leads
  from inspector_lead where created_at >= ${FIRST} group by 1`;

/** A lead is first called when it first changes from pending. */
const CALLS = `select ${dayOf('called.at')} as day,
    array_agg(extract(epoch from called.at - inspector_lead.created_at)::real / 3600) as call_hours
  from (
    select subject_id, min(at) as at from audit_entry
    where subject = 'lead' and before ->> 'status' = 'pending' and after ->> 'status' <> 'pending' group by subject_id
  ) as called join inspector_lead on inspector_lead.id = called.subject_id
  where called.at >= ${FIRST} group by 1`;

const COMPLAINTS = `select ${dayOf('created_at')} as day, count(*)::int as complaints
  from complaint where created_at >= ${FIRST} group by 1`;

const DECISIONS = `select ${dayOf('decided_at')} as day,
    array_agg(extract(epoch from decided_at - created_at)::real / 86400) as decision_days
  from complaint where decided_at >= ${FIRST} group by 1`;

const REVIEWS = `select ${dayOf('created_at')} as day, count(*)::int as reviews,
    (count(*) filter (where is_verified))::int as verified_reviews,
    (count(*) filter (where hidden_at is not null))::int as hidden_reviews,
    array[${STARS.map(stars => `(count(*) filter (where rating = ${stars}))::int`).join(', ')}] as rating_counts
  from review where created_at >= ${FIRST} and deleted_at is null group by 1`;

/** Every browser reports the time to first byte once per page view. */
const PAGE_VIEWS = `select ${dayOf('hour')} as day, sum(count)::int as page_views
  from telemetry_count
  where kind = 'vital' and name = 'TTFB' and remote = 'mf_property' and hour >= ${startOfDay(TELEMETRY_DAYS)} group by 1`;

/** One worker counts at a time. */
const LOCK = `select pg_advisory_xact_lock(hashtext('day_sum'))`;

/** Counts the days of a year again, which may take long; the page views of earlier days stay. */
export const countDays = (): Sql[] => [
  sql`set local statement_timeout = 0`,
  unsafe(LOCK),
  unsafe(`
  insert into day_sum (day, leads, call_hours, complaints, decision_days,
    reviews, verified_reviews, hidden_reviews, rating_counts, page_views, counted_at)
  select day, coalesce(leads, 0), coalesce(call_hours, '{}'), coalesce(complaints, 0), coalesce(decision_days, '{}'),
    coalesce(reviews, 0), coalesce(verified_reviews, 0), coalesce(hidden_reviews, 0),
    coalesce(rating_counts, '{0,0,0,0,0}'), page_views, now()
  from (
    select ${TODAY} - n as day from generate_series(0, ${COUNTED_DAYS - 1}) as n
  ) as days
  left join (${LEADS}) as lead using (day) left join (${CALLS}) as call using (day)
  left join (${COMPLAINTS}) as complaint using (day) left join (${DECISIONS}) as decision using (day)
  left join (${REVIEWS}) as review using (day) left join (${PAGE_VIEWS}) as viewed using (day)
  on conflict (day) do update set
    leads = excluded.leads, call_hours = excluded.call_hours,
    complaints = excluded.complaints, decision_days = excluded.decision_days,
    reviews = excluded.reviews, verified_reviews = excluded.verified_reviews,
    hidden_reviews = excluded.hidden_reviews, rating_counts = excluded.rating_counts,
    page_views = greatest(day_sum.page_views, excluded.page_views), counted_at = excluded.counted_at`),
];

export const TREND_POINTS: Record<TrendRange, { points: number; days: number }> = {
  '30d': { points: 30, days: 1 },
  '12m': { points: 52, days: 7 },
};

const medianOf = (values: string) =>
  `(select percentile_cont(0.5) within group (order by each)
    from day_sum as sums, unnest(sums.${values}) as each where sums.day between first_day and last_day)`;

export function trendPoints(range: TrendRange) {
  const { points, days } = TREND_POINTS[range];
  return sql<TrendPoint>`
    select to_char(first_day, 'YYYY-MM-DD') as "from",
      coalesce(sum(leads), 0)::int as leads,
      ${unsafe(medianOf('call_hours'))}::float8 as "medianHoursToCall",
      coalesce(sum(complaints), 0)::int as "complaintsReceived",
      coalesce(sum(cardinality(decision_days)), 0)::int as "complaintsDecided",
      ${unsafe(medianOf('decision_days'))}::float8 as "medianDaysToDecision",
      coalesce(sum((select count(*) from unnest(decision_days) as each where each > ${unsafe(RESPONSE_DAYS)})), 0)::int
        as "complaintsDecidedLate",
      coalesce(sum(reviews), 0)::int as reviews,
      coalesce(sum(verified_reviews), 0)::int as "reviewsVerified",
      coalesce(sum(hidden_reviews), 0)::int as "reviewsHidden",
      array[${unsafe(STARS.map(stars => `coalesce(sum(rating_counts[${stars}]), 0)::int`).join(', '))}] as "ratingCounts",
      sum(page_views)::int as "pageViews"
    from (
      select ${unsafe(TODAY)} - n * ${unsafe(days)} - ${unsafe(days - 1)} as first_day, ${unsafe(TODAY)} - n * ${unsafe(days)} as last_day
      from generate_series(0, ${unsafe(points - 1)}) as n
    ) as point left join day_sum on day between first_day and last_day
    group by first_day, last_day order by first_day`;
}

export const lastCount = () =>
  sql<{ countedAt: string | null }>`select ${unsafe(iso('max(counted_at)'))} as "countedAt" from day_sum`;
