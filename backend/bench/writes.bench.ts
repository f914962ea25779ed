import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import autocannon from 'autocannon';
import { databaseConfig } from '../src/database/config.ts';
import { recomputeAggregates } from '../src/reviews/rating-aggregates.ts';
import { withClient } from './connect.ts';
import { withCopy } from './database.ts';
import { printLine } from './machine.ts';
import { cpuOfPostgres, postmasterOf } from './postgres-cpu.ts';
import { ServerProcess } from './server-process.ts';

const WRITERS = [1, 10, 50, 200];
const REVIEWS_PER_ROUND = 2000;
const MANY_PROPERTIES = 500;
const ROUNDS = 2;
/** Against the version of `BENCH_BASE`: reviews a second with 50 writers, and the slowest of a hundred. */
const GOALS = { perSecond: 2, p99: 0.25 };

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
 * People write at once, about many properties and about one, in a copy of the generated database; the aggregates must
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
    for (const writers of WRITERS) await compare(versions, writers, properties);
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

async function compare(versions: readonly Version[], writers: number, properties: number) {
  const best = new Map<string, Figures>();
  // the first round warms all of them up
  for (let round = 0; round <= ROUNDS; round++)
    for (const version of versions) {
      const figures = await measure(version, writers, properties);
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

async function measure({ api, url }: Version, writers: number, properties: number): Promise<Figures> {
  const requests = (await propertiesOf(url, properties)).map(id => ({
    path: '/api/reviews',
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', Origin: api.url },
    body: JSON.stringify(review(id)),
  }));
  const before = await usageOf(api, url);
  const start = performance.now();
  let end = start;
  const options = { url: api.url, connections: writers, amount: REVIEWS_PER_ROUND, requests };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    // autocannon itself ends at the next whole second
    autocannon(options, (error, all) => (error ? reject(error) : resolve(all))).on('response', () => {
      end = performance.now();
    });
  });
  const seconds = (end - start) / 1_000;
  const after = await usageOf(api, url);
  if (result.non2xx > 0) printLine(`  ${result.non2xx} of ${REVIEWS_PER_ROUND} refused`);
  const each = (key: keyof typeof after) => (after[key] - before[key]) / REVIEWS_PER_ROUND;
  return {
    perSecond: result['2xx'] / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    apiMs: each('api') * 1_000,
    databaseMs: each('database') * 1_000,
    walKb: each('wal') / 1_024,
    hotShare: (after.hot - before.hot) / Math.max(1, after.updated - before.updated),
  };
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
