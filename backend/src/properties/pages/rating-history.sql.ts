import { sql, unsafe } from '../../platform/database/sql.ts';

const SYDNEY = `at time zone 'Australia/Sydney'`;
const MONTHS = 24;

const visibleReviewsOf = (property: string) => `
    select rating, created_at ${SYDNEY} as at from review
    where property_id = ${property}.id and hidden_at is null and deleted_at is null`;

const historyOf = (visible: string) => `(
  with visible as materialized (${visible})
  select json_build_object(
    'years', coalesce((
      select json_agg(json_build_object('year', year, 'reviewCount', reviews, 'averageRating', average::text) order by year)
      from (
        select extract(year from at)::int as year, count(*)::int as reviews, round(avg(rating), 2) as average
        from visible group by year
      ) as by_year
    ), '[]'),
    'recent', (
      select json_build_object('months', ${MONTHS}, 'reviewCount', count(*), 'averageRating', round(avg(rating), 2)::text)
      from visible where at >= date_trunc('day', now() ${SYDNEY}) - interval '${MONTHS} months'
      having count(*) > 0
    )
  )
)`;

export const HISTORY_OF_PROPERTY = historyOf(visibleReviewsOf('property'));

/**
 * `offset 0` makes PostgreSQL find the reviews of each property by the index; for a large building it would read all
 * reviews.
 */
const HISTORY_OF_PROPERTIES = historyOf(
  `select found.* from listed_property cross join lateral (${visibleReviewsOf('listed_property')} offset 0) as found`,
);

const CONDITIONS = { property: 'property.id', building: 'property.building_id' };

/** Returns JSON text; no row without a visible property. */
export const ratingHistory = (kind: keyof typeof CONDITIONS, id: number) => sql<{ json: string }>`
  with listed_property as materialized (
    select id from property where ${unsafe(CONDITIONS[kind])} = ${id} and property.deleted_at is null
  )
  select ${unsafe(HISTORY_OF_PROPERTIES)}::text as json where exists (select from listed_property)`;
