import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import type { Locality, ReadList } from './read-localities.ts';

/** How many localities were added, and so on. */
export interface ImportNumbers {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** The transaction that adds a property waits, and the other way round: a suburb that it is added to never goes. */
export const lockSuburbs = () => sql`lock table suburb in share row exclusive mode`;

/** More than a statement of a visitor may take. */
export const allowTime = () => sql`set local statement_timeout = '30s'`;

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

const HAS_LIVE_PROPERTY = (place: string) =>
  unsafe(`exists (
  select from property
  where suburb_key = ${place}.suburb_key and state = ${place}.state and postcode = ${place}.postcode and deleted_at is null
)`);

/** Makes the suburbs those of a list, and counts what was done. Suburbs with a property stay, and keep their name. */
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
    select suburb_key, state, postcode, name, latitude, longitude, 'geonames', ${HAS_LIVE_PROPERTY('listed')} from listed
    on conflict (suburb_key, state, postcode) do update set
      name = case when known.has_property or excluded.has_property then known.name else excluded.name end,
      latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source,
      has_property = known.has_property or excluded.has_property
    where (known.latitude, known.longitude, known.source) is distinct from (excluded.latitude, excluded.longitude, excluded.source)
      or (excluded.has_property and not known.has_property)
      or (known.name <> excluded.name and not known.has_property)
    returning known.xmax = 0 as is_added
  ), missing as materialized (
    select suburb_key, state, postcode, has_property or ${HAS_LIVE_PROPERTY('suburb')} as stays
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
