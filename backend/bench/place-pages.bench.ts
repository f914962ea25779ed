import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STATES, suburbSlug } from '@home-truths/contract';
import { MikroORM } from '@mikro-orm/postgresql';
import autocannon from 'autocannon';
import { countPlaces } from '../src/places/count-places.sql.ts';
import { databaseConfig } from '../src/platform/database/config.ts';
import { query } from '../src/platform/database/query.ts';
import { recomputeAggregates } from '../src/reviews/rating-aggregates.ts';
import { withClient } from './connect.ts';
import { printLine } from './machine.ts';
import { cpuOfPostgres, postmasterOf } from './postgres-cpu.ts';
import { ServerProcess } from './server-process.ts';

/** A large building, as a tower is. */
const BUILDING = { properties: 300, reviewsOfEach: 10 };
const ROUNDS = 4;
const REQUESTS = 200;

interface Read {
  title: string;
  paths: string[];
  /** CPU milliseconds of API and PostgreSQL together that a request may cost. */
  wantedMs?: number;
}

const insertBuilding = `
  with building as (
    insert into building (address, suburb, state, postcode, street_key, suburb_key)
    values ('926 Larkhill Crescent', 'Zetland', 'NSW', '2017', '926 larkhill cr', 'zetland') returning id
  )
  insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key, address_key, unit, building_id)
  select n || '/926 Larkhill Crescent', 'Zetland', 'NSW', '2017', 'apartment', n || '/926 larkhill cr', 'zetland',
    n || '/926 larkhill cr', n::text, building.id
  from building, generate_series(1, $1::int) as n
  returning id, building_id as "buildingId"`;

const insertReviews = `
  insert into review (property_id, residency_status, rating, title, content, issues_tags)
  select property_id, (array['lived_here', 'visited', 'owned'])[1 + n % 3], 1 + (ordinality + n) % 5,
    'Review ' || n, 'Dry and quiet, but the lift was out of order for days.',
    (array['{Leaks}', '{Noise Issues, Elevator Issues}', '{Well Maintained}', '{}'])[1 + (ordinality + n) % 4]::text[]
  from unnest($1::int[]) with ordinality as given (property_id, ordinality), generate_series(1, $2::int) as n`;

/** Adds a building of many reviewed properties; returns its id. */
async function addBuilding(url: string): Promise<number> {
  const properties = await withClient(url, async client => {
    const { rows } = await client.query(insertBuilding, [BUILDING.properties]);
    await client.query(insertReviews, [rows.map(({ id }) => id), BUILDING.reviewsOfEach]);
    return rows as { id: number; buildingId: number }[];
  });
  const orm = await MikroORM.init({ ...databaseConfig(url), driverOptions: {} });
  await recomputeAggregates(
    orm.em.fork(),
    properties.map(({ id }) => id),
  );
  await orm.close();
  await withClient(url, client => client.query('vacuum (analyze, parallel 0) building, property, review'));
  return properties[0]?.buildingId as number;
}

/** Counts suburbs and states, as the worker does each hour. */
async function countAll(url: string) {
  const orm = await MikroORM.init({ ...databaseConfig(url), driverOptions: {} });
  for (const state of STATES) {
    const start = performance.now();
    await query(orm.em.fork(), countPlaces(state));
    printLine(`  counting ${state}: ${Math.round(performance.now() - start)} ms`);
  }
  await orm.close();
}

/** Pages of buildings, suburbs and states: CPU time of the API and of PostgreSQL for each read. */
export async function benchPlacePages(url: string) {
  const building = await addBuilding(url);
  printLine('\nPages of places');
  await countAll(url);
  const reads = await withClient(url, async client => {
    const { rows } = await client.query<{ id: number }>(
      'select id from property where review_count between 20 and 30 and deleted_at is null order by id limit 40',
    );
    const suburbs = await client.query<{ name: string; state: string; postcode: string }>(
      "select name, state, postcode from place_sum where suburb_key <> '' order by reviews desc limit 20",
    );
    return readsOf(
      building,
      rows.map(({ id }) => id),
      suburbs.rows.map(
        ({ name, state, postcode }) =>
          `/api/suburbs/${state}/${encodeURIComponent(suburbSlug({ suburb: name, postcode }))}`,
      ),
    );
  });
  const api = await ServerProcess.start(new URL('../dist/main.js', import.meta.url), {
    DATABASE_URL: url,
    RATE_LIMITS: 'off',
    PORT: '0',
  });
  try {
    printLine('  CPU ms of API and of PostgreSQL for each read:');
    const postmaster = await postmasterOf(url);
    for (const read of reads) await measure(api, read, postmaster);
    await measureSitemap(api.url);
  } finally {
    await api.stop();
  }
}

const SITEMAP_GOAL = { seconds: 60, mb: 300 };
const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string);

/** Reads the whole sitemap, one file after the other, from a gateway that has just started. */
async function measureSitemap(apiUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-gateway-'));
  const main = new URL('../../shell/gateway/main.ts', import.meta.url);
  const gateway = await ServerProcess.start(main, { API_URL: apiUrl, DATA_DIR: folder, PORT: '0' });
  try {
    const before = await gateway.peakMemoryMb();
    const start = performance.now();
    const read = async (url: string) => (await fetch(new URL(new URL(url).pathname, gateway.url))).text();
    const files = locationsIn(await read(`${gateway.url}/sitemap.xml`));
    let urls = 0;
    for (const file of files) urls += locationsIn(await read(file)).length;
    const seconds = (performance.now() - start) / 1_000;
    const mb = await gateway.peakMemoryMb();
    printLine(
      `  sitemap: ${files.length} files, ${urls} URLs in ${seconds.toFixed(1)} s (wanted ${SITEMAP_GOAL.seconds}), gateway at most ${mb.toFixed(0)} MB (wanted ${SITEMAP_GOAL.mb}; ${before.toFixed(0)} before)`,
    );
  } finally {
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const readsOf = (building: number, ids: number[], suburbs: string[]): Read[] => [
  {
    title: `a building of ${BUILDING.properties} properties and ${BUILDING.properties * BUILDING.reviewsOfEach} reviews`,
    paths: [`/api/buildings/${building}`],
    wantedMs: 10,
  },
  { title: 'its properties', paths: [`/api/buildings/${building}/properties`] },
  { title: 'its reviews', paths: [`/api/buildings/${building}/reviews`] },
  { title: 'its history', paths: [`/api/buildings/${building}/history`] },
  {
    title: 'four properties to compare',
    paths: ids.slice(0, -3).map((_, at) => `/api/properties/compare?ids=${ids.slice(at, at + 4)}`),
  },
  { title: 'the suburbs with the most reviews', paths: suburbs, wantedMs: 5 },
  { title: 'states', paths: STATES.map(state => `/api/states/${state}`), wantedMs: 5 },
  { title: 'all states', paths: ['/api/states'] },
];

async function measure(api: ServerProcess, { title, paths, wantedMs }: Read, postmaster: number) {
  const used = { api: 0, database: 0 };
  const requests = paths.map(path => ({ path }));
  for (let round = 0; round <= ROUNDS; round++) {
    const before = { api: await api.cpuSeconds(), database: cpuOfPostgres(postmaster) };
    const result = await autocannon({ url: api.url, connections: 4, amount: REQUESTS, requests });
    if (result['2xx'] !== REQUESTS) throw new Error(`${title}: ${result['2xx']} of ${REQUESTS} answered`);
    // the first round warms up
    if (round === 0) continue;
    used.api += (await api.cpuSeconds()) - before.api;
    used.database += cpuOfPostgres(postmaster) - before.database;
  }
  const ms = (seconds: number) => ((seconds * 1_000) / (REQUESTS * ROUNDS)).toFixed(2);
  const wanted = wantedMs === undefined ? '' : ` (wanted ${wantedMs} together)`;
  printLine(`  ${title}: API ${ms(used.api)}, PostgreSQL ${ms(used.database)}${wanted}`);
}
