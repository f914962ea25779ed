import { MikroORM } from '@mikro-orm/postgresql';
import autocannon from 'autocannon';
import { databaseConfig } from '../src/database/config.ts';
import { recomputeAggregates } from '../src/reviews/rating-aggregates.ts';
import { prepareBenchDatabase } from './database.ts';
import { printLine } from './machine.ts';
import { ServerProcess } from './server-process.ts';

const DATABASE_SIZE = { properties: 2_000, reviews: 6_000, isFresh: true };
const WRITER_COUNT = 200;
const REVIEW_COUNT = 2_000;
const MANY_PROPERTIES = 500;

/** Two hundred people write at once, first about one property and then about many; the aggregates must stay exact. */
export async function benchWrites(server: string) {
  const url = await prepareBenchDatabase(server, DATABASE_SIZE);
  const environment = { DATABASE_URL: url, RATE_LIMITS: 'off', PORT: '0' };
  const api = await ServerProcess.start(new URL('../dist/main.js', import.meta.url), environment);
  try {
    printLine(`\nWrites: ${REVIEW_COUNT} reviews by ${WRITER_COUNT} writers at once`);
    await write(api, 'one home', 1);
    await write(api, `${MANY_PROPERTIES} homes`, MANY_PROPERTIES);
  } finally {
    await api.stop();
  }
  printLine(`  homes whose aggregates a recount corrects: ${await wrongAggregates(url)}`);
}

async function write(api: ServerProcess, title: string, properties: number) {
  const start = performance.now();
  const cpuBefore = await api.cpuSeconds();
  const requests = Array.from({ length: properties }, (_, index) => ({
    path: '/api/reviews',
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', Origin: api.url },
    body: JSON.stringify(review(index + 1)),
  }));
  const result = await autocannon({
    url: api.url,
    connections: WRITER_COUNT,
    amount: REVIEW_COUNT,
    requests,
  });
  const cpu = (await api.cpuSeconds()) - cpuBefore;
  const seconds = (performance.now() - start) / 1_000;
  const perSecond = Math.round(result['2xx'] / seconds);
  const perCpuSecond = Math.round(result['2xx'] / cpu);
  printLine(
    `  ${title}: ${perSecond} a second, ${perCpuSecond} per CPU second of the API, ${result.non2xx} refused`,
  );
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
  issue_tag_counts, issue_tags from property`;

/** Counts all reviews anew, generated ones and written ones, and returns how many properties differ. */
async function wrongAggregates(url: string) {
  const orm = await MikroORM.init(databaseConfig(url));
  const wrong = await orm.em.fork().transactional(async em => {
    await em.execute('set local statement_timeout = 0');
    await em.execute(`create temp table before_recount as ${AGGREGATES}`);
    await recomputeAggregates(em);
    const rows = await em.execute(`select * from before_recount except ${AGGREGATES}`);
    return rows.length;
  });
  await orm.close();
  return wrong;
}
