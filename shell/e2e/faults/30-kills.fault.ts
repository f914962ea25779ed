import { setTimeout as sleep } from 'node:timers/promises';
import { numbers, times, write } from './support/load.ts';
import {
  bookmarksOf,
  callers,
  expectReviews,
  makeProperty,
  register,
  requestCallback,
  writeReview,
} from './support/records.ts';
import { Site, until } from './support/site.ts';

const WRITES = 10_000;
const KILLS = 30;
/** So that each process lives for ten seconds before it is killed: one that dies sooner is started again later. */
const PAUSE_MS = 6500;
const BATCH = Math.ceil(WRITES / KILLS);
/** Properties, members and visitors; each kind of writes is one for each pair of them. */
const SIDE = Math.sqrt(WRITES / 4);
/** The reviews that are voted for. */
const FIRST = 'The first review';

type Scene = Awaited<ReturnType<typeof scene>>;

async function scene(site: Site) {
  const properties = await times(SIDE, 5, n => makeProperty(site, n));
  const members = await times(SIDE, 2, n => register(site, n));
  const written = await times(SIDE, 5, n => writeReview(site, properties[n] as number, FIRST));
  const visitors = written.map(({ cookies }) => cookies);
  const reviews: number[] = written.map(({ body }) => body.id);
  return { properties, members, visitors, reviews };
}

/** Sends write number `n`: a review, a vote, a bookmark or a request for a call. */
function writeNumber(site: Site, n: number, { properties, members, visitors, reviews }: Scene) {
  const [pair, kind] = [Math.floor(n / 4), n % 4];
  const [column, row] = [pair % SIDE, Math.floor(pair / SIDE)];
  const [property, member] = [properties[row] as number, members[column]];
  if (kind === 0) return writeReview(site, property, `Review ${pair}`);
  if (kind === 1) return requestCallback(site, property, pair);
  if (kind === 2) return write(site, `/api/reviews/${reviews[row]}/helpful`, { count: 1 }, visitors[column]);
  return write(site, '/api/bookmarks', { userId: member?.id, propertyId: property }, member?.headers);
}

const kill = (site: Site, n: number) =>
  site.signal('SIGKILL', n % 2 ? site.databasePids()[0] : site.pidOf('backend'));

/** Kills under load, `BATCH` writes around each. @returns how many writes were acknowledged */
async function writeUnderKills(site: Site, all: Scene) {
  let acknowledged = 0;
  for (let killed = 0; killed < KILLS; killed++) {
    const first = killed * BATCH;
    const pause = sleep(PAUSE_MS);
    const batch = times(Math.min(BATCH, WRITES - first), 8, async n => {
      await writeNumber(site, first + n, all);
      acknowledged++;
    });
    await until('half of the writes', () => acknowledged >= first + BATCH / 2, 60_000);
    kill(site, killed);
    await Promise.all([batch, pause]);
  }
  return acknowledged;
}

/** Expects each write once, as the site itself tells. */
async function expectAll(site: Site, { properties, reviews, members }: Scene) {
  const all = numbers(WRITES / 4);
  const titles = [...all.map(n => `Review ${n}`), ...reviews.map(() => FIRST)];
  const listed = await expectReviews(site, properties, titles);
  const votes = listed.filter(({ title }) => title === FIRST).map(({ helpfulCount }) => helpfulCount);
  expect(votes).toEqual(reviews.map(() => SIDE));
  expect((await callers(site)).sort()).toEqual(all.map(n => `Caller ${n}`).sort());
  for (const member of members) {
    const stored = (await bookmarksOf(site, member)).map(({ propertyId }) => propertyId);
    expect(stored.sort()).toEqual([...properties].sort());
  }
}

const MOST_MS = 900_000;

test(
  '30 kills: none of 10,000 acknowledged writes is lost or doubled',
  () =>
    Site.during(async site => {
      const all = await scene(site);
      expect(await writeUnderKills(site, all)).toBe(WRITES);
      await expectAll(site, all);
    }),
  MOST_MS,
);
