import { type Candidate, UNKNOWN_POSTCODE } from '@home-truths/contract';
import { sql, unsafe } from '../platform/database/sql.ts';
import { propertyLine } from '../properties/pages/property.sql.ts';

const MAX_LISTED = 200;
const MAX_STORED = 2_000;

/** Pattern of the block before a unit: `b2-` in `b2-5/12 smith st`. */
const BLOCK = `'^b[^/-]+-(?=[^/]+/)'`;

/** A key without its block and with one number for a range. */
const LOOSE_KEY = String.raw`regexp_replace(regexp_replace(
  address_key, ${BLOCK}, ''), '(^|/)(\d+[a-z]?)-\d+[a-z]?(?= )', '\1\2')`;

const WHERE_SAME_POSTCODE = `(a.postcode = b.postcode or '${UNKNOWN_POSTCODE}' in (a.postcode, b.postcode))`;

const WHERE_DISTINCT =
  'exists (select from distinct_properties where a_id = least(a.id, b.id) and b_id = greatest(a.id, b.id))';

/** Pairs in one suburb whose keys differ at most in a block and a range. `why` is how they differ. */
const SIMILAR_KEYS = `
  with loose as materialized (
    select id, address_key, suburb_key, state, postcode, ${LOOSE_KEY} as loose_key,
      substring(address_key from ${BLOCK}) as block
    from property where deleted_at is null and address_key is not null
  ), repeated as materialized (
    select * from loose where (loose_key, suburb_key, state) in (
      select loose_key, suburb_key, state from loose group by 1, 2, 3 having count(*) > 1)
  )
  select a.id as a_id, b.id as b_id,
    case when a.address_key = b.address_key then 'postcode'
      when split_part('/' || a.address_key, '/', -1) <> split_part('/' || b.address_key, '/', -1) then 'range'
      else 'block' end as why
  from repeated as a join repeated as b using (loose_key, suburb_key, state)
  where a.id < b.id and (a.block is not distinct from b.block or num_nulls(a.block, b.block) = 1)
    and (a.address_key = b.address_key or ${WHERE_SAME_POSTCODE}) and not ${WHERE_DISTINCT}`;

/** The same unit in buildings of one name in one suburb. */
const SAME_NAMES = `
  select a.id as a_id, b.id as b_id, 'name' as why
  from building as one join building as other
    on lower(other.name) = lower(one.name) and other.suburb_key = one.suburb_key and other.state = one.state
    and other.id > one.id
  join property as a on a.building_id = one.id join property as b on b.building_id = other.id and b.unit = a.unit
  where one.name is not null and a.deleted_at is null and b.deleted_at is null and ${WHERE_SAME_POSTCODE}
    and not ${WHERE_DISTINCT}`;

/** Statements of one transaction, for which the timeout of visitors is too short. */
export const findCandidates = () => [
  sql`set local statement_timeout = 0`,
  sql`delete from merge_candidate`,
  unsafe(`insert into merge_candidate (a_id, b_id, why)
    select least(a_id, b_id), greatest(a_id, b_id), why from (${SIMILAR_KEYS}) as pair limit ${MAX_STORED}
    on conflict do nothing`),
  unsafe(`insert into merge_candidate (a_id, b_id, why)
    select least(a_id, b_id), greatest(a_id, b_id), why from (${SAME_NAMES}) as pair limit ${MAX_STORED}
    on conflict do nothing`),
];

/** Adds pairs with one key and different building names, `{ a, b }[]` as JSON. */
export const addCandidates = (pairs: string) => sql`
  insert into merge_candidate (a_id, b_id, why)
  select least(a, b), greatest(a, b), 'name' from jsonb_to_recordset(${pairs}::jsonb) as pair (a int, b int)
  join property on property.id = a join property as other on other.id = b
  limit ${unsafe(MAX_STORED)} on conflict do nothing`;

/** A `from` clause of pairs that were not merged, deleted or marked as different. */
export const CURRENT_CANDIDATES = `
  from merge_candidate join property as a on a.id = a_id join property as b on b.id = b_id
  where a.deleted_at is null and b.deleted_at is null and not ${WHERE_DISTINCT}`;

export const candidates = () => sql<Candidate>`
  select ${unsafe(propertyLine('a'))} as a, ${unsafe(propertyLine('b'))} as b, why
  ${unsafe(CURRENT_CANDIDATES)}
  order by a.state, a.suburb_key, a.address_key, a_id, b_id limit ${unsafe(MAX_LISTED)}`;
