import { sql, unsafe } from '../../platform/database/sql.ts';

export interface DatedRow {
  /** The day in Sydney of the newest review. */
  day: string | null;
}
export interface RecordRow extends DatedRow {
  id: number;
}
export interface SuburbRow extends DatedRow {
  name: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

/** Merged properties are deleted too. */
const REVIEWED = sql`deleted_at is null and review_count > 0`;

const dayColumn = (time: string) =>
  unsafe(`to_char(${time} at time zone 'Australia/Sydney', 'YYYY-MM-DD') as day`);

export const listedProperties = (after: number, limit: number) => sql<RecordRow>`
  select id, ${dayColumn('last_reviewed_at')} from property
  where id > ${after}::int and ${REVIEWED} order by id limit ${limit}::int`;

export const listedBuildings = (after: number, limit: number) => sql<RecordRow>`
  select id, ${dayColumn('newest.at')} from building join lateral (
    select max(last_reviewed_at) as at from property where building_id = building.id and ${REVIEWED} having count(*) > 0
  ) as newest on true
  where id > ${after}::int order by id limit ${limit}::int`;

export type SuburbKey = readonly [suburbKey: string, state: string, postcode: string];

export const listedSuburbs = ([suburbKey, state, postcode]: SuburbKey, limit: number) => sql<SuburbRow>`
  select name, suburb_key as "suburbKey", state, postcode, ${dayColumn('newest.last_reviewed_at')} from suburb join lateral (
    select last_reviewed_at from property
    where property.suburb_key = suburb.suburb_key and property.state = suburb.state
      and property.postcode = suburb.postcode and ${REVIEWED}
    order by last_reviewed_at desc limit 1
  ) as newest on true
  where (suburb_key, state, postcode) > (${suburbKey}::text, ${state}::text, ${postcode}::text)
  order by suburb_key, state, postcode limit ${limit}::int`;
