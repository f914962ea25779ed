import { raw, statement } from '../database/statement.ts';

const SYDNEY = `at time zone 'Australia/Sydney'`;
const MONTHS = 24;

/** The condition for the properties of a history. */
const CONDITIONS = { property: 'property.id', building: 'property.building_id' };

/**
 * The visible reviews of a property or of a building's properties by year, and those of the last 24 months, as JSON text;
 * no row when there is no such property.
 */
export const ratingHistory = (of: keyof typeof CONDITIONS, id: number) => statement`
  with homes as materialized (
    select id from property where ${raw(CONDITIONS[of])} = ${id} and property.deleted_at is null
  ), visible as materialized (
    select rating, created_at ${raw(SYDNEY)} as at from review
    where property_id in (select id from homes) and hidden_at is null and deleted_at is null
  )
  select json_build_object(
    'years', coalesce((
      select json_agg(json_build_object('year', year, 'reviewCount', reviews, 'averageRating', average::text) order by year)
      from (
        select extract(year from at)::int as year, count(*)::int as reviews, round(avg(rating), 2) as average
        from visible group by year
      ) as by_year
    ), '[]'),
    'recent', (
      select json_build_object('months', ${raw(MONTHS)}, 'reviewCount', count(*), 'averageRating', round(avg(rating), 2)::text)
      from visible where at >= date_trunc('day', now() ${raw(SYDNEY)}) - interval '${raw(MONTHS)} months'
      having count(*) > 0
    )
  )::text as json
  where exists (select from homes)`;
