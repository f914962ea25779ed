import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import autocannon from 'autocannon';
import { databaseConfig } from '../src/platform/database/config.ts';
import { recomputeAggregates } from '../src/reviews/rating-aggregates.ts';
import { withClient } from './connect.ts';
import { withCopy } from './database.ts';
import { printLine } from './machine.ts';
import { cpuOfPostgres, postmasterOf } from './postgres-cpu.ts';
import { ServerProcess } from './server-process.ts';

/** How many write at once, and how many reviews in a round: a pause of all writers is not the slowest of a hundred. */
const WRITERS = [
  [1, 1_000],
  [10, 1_000],
  [50, 4_000],
  [200, 4_000],
] as const;
const MANY_PROPERTIES = 500;
const ROUNDS = 2;
/** Against the version of `BENCH_BASE`: reviews a second with 50 writers, and the slowest of a hundred. */
const GOALS = { perSecond: 2, p99: 0.25 };

interface Load {
  writers: number;
  reviews: number;
  properties: number;
}

interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  apiMs: number;
  databaseMs: number;
  walKb: number;
  hotShare: number;
}

interface Version {
  name: string;
  api: ServerProcess;
  url: string;
}

/**
 * People write at once, with the key that the form sends, about many properties and about one, in a copy of the generated database; the aggregates must
 * stay exact. With `BENCH_BASE`, the folder of another version that is built, both take turns, each in its own copy.
 */
export async function benchWrites(server: string, generated: string) {
  const here = new URL('../dist/main.js', import.meta.url);
  await withVersion('here', here, server, generated, async version => {
    const base = process.env.BENCH_BASE;
    if (!base) return measureAll([version]);
    const main = pathToFileURL(path.join(base, 'backend/dist/main.js'));
    return withVersion('base', main, server, generated, other => measureAll([version, other]));
  });
}

async function measureAll(versions: readonly [Version, ...Version[]]) {
  printLine(
    '\nWrites at full size: reviews a second; ms p50, p99; CPU ms of API and PostgreSQL; WAL; HOT updates',
  );
  for (const properties of [MANY_PROPERTIES, 1])
    for (const [writers, reviews] of WRITERS) await compare(versions, { writers, reviews, properties });
  printLine(
    `  properties whose aggregates a recount corrects: ${await wrongAggregates(versions[0].url)} (wanted 0)`,
  );
}

/** Runs work with a version of the API, on a copy of the generated database. */
const withVersion = (
  name: string,
  main: URL,
  server: string,
  generated: string,
  work: (version: Version) => Promise<void>,
) =>
  withCopy(server, generated, `writes_${name}`, async url => {
    const api = await ServerProcess.start(main, { DATABASE_URL: url, RATE_LIMITS: 'off', PORT: '0' });
    try {
      await work({ name, url, api });
    } finally {
      await api.stop();
    }
  });

async function compare(versions: readonly Version[], load: Load) {
  const { writers, properties } = load;
  const best = new Map<string, Figures>();
  // the first round warms all of them up
  for (let round = 0; round <= ROUNDS; round++)
    for (const version of versions) {
      const figures = await measure(version, load);
      const earlier = best.get(version.name);
      if (round > 0 && (!earlier || figures.perSecond > earlier.perSecond)) best.set(version.name, figures);
    }
  const title = `${properties === 1 ? 'one property' : `${properties} properties`}, ${writers} writers`;
  for (const [name, figures] of best) printLine(`  ${title}, ${name}: ${toText(figures)}`);
  const [ours, theirs] = [best.get('here'), best.get('base')];
  if (ours && theirs)
    printLine(
      `    ${(ours.perSecond / theirs.perSecond).toFixed(2)} × the reviews a second (goal ${GOALS.perSecond} with 50 writers), ${(ours.p99 / theirs.p99).toFixed(2)} × p99 (goal ${GOALS.p99})`,
    );
}

const toText = ({ perSecond, p50, p99, apiMs, databaseMs, walKb, hotShare }: Figures) =>
  `${perSecond.toFixed(0)} a second; ${p50}, ${p99} ms; ${apiMs.toFixed(2)}, ${databaseMs.toFixed(2)} CPU ms; ${walKb.toFixed(1)} KB; ${(hotShare * 100).toFixed(1)} %`;

async function measure({ api, url }: Version, load: Load): Promise<Figures> {
  const { reviews } = load;
  const ids = await propertiesOf(url, load.properties);
  const before = await usageOf(api, url);
  const { accepted, perSecond, latencies } = await write(api.url, ids, load);
  const after = await usageOf(api, url);
  if (accepted < reviews) printLine(`  ${reviews - accepted} of ${reviews} refused`);
  const each = (key: keyof typeof after) => (after[key] - before[key]) / reviews;
  return {
    perSecond,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    apiMs: each('api') * 1_000,
    databaseMs: each('database') * 1_000,
    walKb: each('wal') / 1_024,
    hotShare: (after.hot - before.hot) / Math.max(1, after.updated - before.updated),
  };
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

/**
 * Each writer begins at another property: in one order all would write about the same one at a time. The first response
 * of each is not counted, for which all wait until the load generator has opened its connections.
 */
async function write(url: string, ids: readonly number[], { writers, reviews }: Load) {
  const requests = ids.map(id => ({
    path: '/api/reviews',
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(review(id)),
    setupRequest: (request: autocannon.Request) => ({
      ...request,
      headers: { ...request.headers, 'Idempotency-Key': randomUUID() },
    }),
  }));
  const latencies: number[] = [];
  const started = new Set<autocannon.Client>();
  let clients = 0;
  let start = performance.now();
  let end = start;
  const setupClient = (client: autocannon.Client) => {
    const first = Math.floor((clients++ * requests.length) / writers);
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  const options = { url, connections: writers, amount: reviews, requests, setupClient };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, all) => (error ? reject(error) : resolve(all))).on(
      'response',
      (client, _status, _bytes, ms) => {
        // autocannon itself ends at the next whole second
        end = performance.now();
        if (started.size === writers) latencies.push(ms);
        else if (started.add(client).size === writers) start = end;
      },
    );
  });
  latencies.sort((a, b) => a - b);
  return { accepted: result['2xx'], latencies, perSecond: (latencies.length * 1_000) / (end - start) };
}

const PROPERTIES = 'select id from property where deleted_at is null';

const propertiesOf = (url: string, count: number) =>
  withClient(url, async client => {
    const order = count === 1 ? 'review_count desc, id' : 'md5(id::text)';
    const { rows } = await client.query(`${PROPERTIES} order by ${order} limit $1`, [count]);
    return rows.map(({ id }) => id as number);
  });

async function usageOf(api: ServerProcess, url: string) {
  const counted = await withClient(url, async client => {
    const { rows } = await client.query(
      `select pg_current_wal_lsn() - '0/0'::pg_lsn as wal, n_tup_upd as updated, n_tup_hot_upd as hot
       from pg_stat_user_tables where relname = 'property'`,
    );
    return rows[0] as Record<'wal' | 'updated' | 'hot', string>;
  });
  return {
    wal: Number(counted.wal),
    updated: Number(counted.updated),
    hot: Number(counted.hot),
    api: await api.cpuSeconds(),
    database: cpuOfPostgres(await postmasterOf(url)),
  };
}

const review = (propertyId: number) => ({
  propertyId,
  residencyStatus: 'lived_here',
  rating: 4,
  title: 'Sunny and quiet',
  content: 'We lived here for two years and would again.',
  issuesTags: ['Good Location', 'Leaks'],
});

const AGGREGATES = `select id, review_count, average_rating, rating_counts, lived_here_count, visited_count, owned_count,
  issue_tag_counts, issue_tags from property where last_reviewed_at > now() - interval '2 days'`;

/** Counts the reviews of all properties that were written about anew, and returns how many properties differ. */
async function wrongAggregates(url: string) {
  const orm = await MikroORM.init(databaseConfig(url));
  const wrong = await orm.em.fork().transactional(async em => {
    await em.execute('set local statement_timeout = 0');
    await em.execute(`create temp table before_recount as ${AGGREGATES}`);
    const ids = await em.execute<{ id: number }[]>('select id from before_recount');
    await recomputeAggregates(
      em,
      ids.map(({ id }) => id),
    );
    const rows = await em.execute(`select * from before_recount except ${AGGREGATES}`);
    return rows.length;
  });
  await orm.close();
  return wrong;
}
