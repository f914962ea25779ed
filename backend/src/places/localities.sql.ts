import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import type { Locality, ReadList } from './read-localities.ts';

export interface ImportNumbers {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** Lets an import and transactions that add a property wait for each other, so that no import deletes their suburb. */
export const lockSuburbs = () => sql`lock table suburb in share row exclusive mode`;

/** The default is meant for visitors' statements. */
export const raiseStatementTimeout = () => sql`set local statement_timeout = '30s'`;

export const writeSource = (
  { licence, attribution, localities }: ReadList,
  shippedDigest: string | null,
) => sql`
  insert into data_source (name, licence, attribution, url, imported_at, rows, shipped_digest)
  values ('geonames', ${licence}, ${attribution}, 'https://www.geonames.org/', now(), ${localities.length}, ${shippedDigest})
  on conflict (name) do update set licence = excluded.licence, attribution = excluded.attribution, url = excluded.url,
    imported_at = excluded.imported_at, rows = excluded.rows, shipped_digest = excluded.shipped_digest`;

export const localitySource = () =>
  db.selectFrom('data_source').select('shipped_digest as shippedDigest').where('name', '=', 'geonames');

const existsPropertyIn = (suburb: string) =>
  unsafe(`exists (
  select from property
  where suburb_key = ${suburb}.suburb_key and state = ${suburb}.state and postcode = ${suburb}.postcode and deleted_at is null
)`);

/**
 * Replaces the suburbs by those of a list and counts the changes. A suburb that ever had a property keeps its name; if
 * the list does not have it, it stays without source and coordinates. `xmax` is 0 in inserted rows only.
 */
export const writeLocalities = (localities: Locality[]) => sql<
  Omit<ImportNumbers, 'unchanged'> & { total: number }
>`
  with listed as materialized (
    select * from unnest(
      ${localities.map(({ suburbKey }) => suburbKey)}::text[], ${localities.map(({ state }) => state)}::text[],
      ${localities.map(({ postcode }) => postcode)}::text[], ${localities.map(each => each.name)}::text[],
      ${localities.map(({ latitude }) => latitude)}::float8[], ${localities.map(({ longitude }) => longitude)}::float8[]
    ) as listed (suburb_key, state, postcode, name, latitude, longitude)
  ), written as (
    insert into suburb as known (suburb_key, state, postcode, name, latitude, longitude, source, has_property)
    select suburb_key, state, postcode, name, latitude, longitude, 'geonames', ${existsPropertyIn('listed')} from listed
    on conflict (suburb_key, state, postcode) do update set
      name = case when known.has_property or excluded.has_property then known.name else excluded.name end,
      latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source,
      has_property = known.has_property or excluded.has_property
    where (known.latitude, known.longitude, known.source) is distinct from (excluded.latitude, excluded.longitude, excluded.source)
      or (excluded.has_property and not known.has_property)
      or (known.name <> excluded.name and not known.has_property)
    returning known.xmax = 0 as is_added
  ), missing as materialized (
    select suburb_key, state, postcode, has_property or ${existsPropertyIn('suburb')} as stays
    from suburb where source is not null and not exists (
      select from listed where listed.suburb_key = suburb.suburb_key and listed.state = suburb.state and listed.postcode = suburb.postcode
    )
  ), kept as (
    update suburb set source = null, latitude = null, longitude = null, has_property = true from missing
    where missing.stays and suburb.suburb_key = missing.suburb_key and suburb.state = missing.state and suburb.postcode = missing.postcode
  ), gone as (
    delete from suburb using missing
    where not missing.stays and suburb.suburb_key = missing.suburb_key and suburb.state = missing.state and suburb.postcode = missing.postcode
  )
  select (select count(*) from listed)::int as total, (select count(*) from written where is_added)::int as added,
    (select count(*) from written where not is_added)::int as changed, (select count(*) from missing)::int as removed`;
