import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSite } from './support/fault-site.ts';
import { range, repeat, sendUntilAcknowledged } from './support/load.ts';
import {
  bookmarksOf,
  callbackNames,
  expectReviews,
  makeProperty,
  register,
  requestCallback,
  writeReview,
} from './support/records.ts';
import { Site, waitUntil } from './support/site.ts';

const WRITES = 10_000;
const KILLS = 30;
/** Each process runs for ten seconds before it is killed: the restart of one that dies sooner is delayed. */
const PAUSE_MS = 6500;
const BATCH = Math.ceil(WRITES / KILLS);
/** How many properties, members and visitors there are; each kind of write is done once for each pair of them. */
const RECORDS_OF_EACH_KIND = Math.sqrt(WRITES / 4);
/** The reviews that are voted for. */
const FIRST_TITLE = 'The first review';

type Records = Awaited<ReturnType<typeof prepareRecords>>;

async function prepareRecords(site: FaultSite) {
  const properties = await repeat(RECORDS_OF_EACH_KIND, 5, n => makeProperty(site, n));
  const members = await repeat(RECORDS_OF_EACH_KIND, 2, n => register(site, n));
  const written = await repeat(RECORDS_OF_EACH_KIND, 5, n =>
    writeReview(site, properties[n] as number, FIRST_TITLE),
  );
  const visitors = written.map(({ cookies }) => cookies);
  const reviews: number[] = written.map(({ body }) => body.id);
  return { properties, members, visitors, reviews };
}

/** Sends write number `n`: a review, a vote, a bookmark or a request for a call. */
function writeNumber(site: FaultSite, n: number, { properties, members, visitors, reviews }: Records) {
  const [pair, kind] = [Math.floor(n / 4), n % 4];
  const [column, row] = [pair % RECORDS_OF_EACH_KIND, Math.floor(pair / RECORDS_OF_EACH_KIND)];
  const [property, member] = [properties[row] as number, members[column]];
  if (kind === 0) return writeReview(site, property, `Review ${pair}`);
  if (kind === 1) return requestCallback(site, property, pair);
  if (kind === 2)
    return sendUntilAcknowledged(
      site,
      `/api/reviews/${reviews[row]}/helpful`,
      { count: 1 },
      visitors[column],
    );
  return sendUntilAcknowledged(
    site,
    '/api/bookmarks',
    { userId: member?.id, propertyId: property },
    member?.headers,
  );
}

const killProcess = (site: FaultSite, n: number) =>
  site.signal('SIGKILL', n % 2 ? site.databasePids()[0] : site.pidOf('backend'));

/** Kills under load, `BATCH` writes around each. @returns how many writes were acknowledged */
async function writeUnderKills(site: FaultSite, all: Records) {
  let acknowledged = 0;
  for (let killed = 0; killed < KILLS; killed++) {
    const first = killed * BATCH;
    const pause = sleep(PAUSE_MS);
    const batch = repeat(Math.min(BATCH, WRITES - first), 8, async n => {
      await writeNumber(site, first + n, all);
      acknowledged++;
    });
    await waitUntil('half of the writes', () => acknowledged >= first + BATCH / 2, 60_000);
    killProcess(site, killed);
    await Promise.all([batch, pause]);
  }
  return acknowledged;
}

/** Expects each write exactly once, as the site itself reports them. */
async function expectAll(site: FaultSite, { properties, reviews, members }: Records) {
  const all = range(WRITES / 4);
  const titles = [...all.map(n => `Review ${n}`), ...reviews.map(() => FIRST_TITLE)];
  const listed = await expectReviews(site, properties, titles);
  const votes = listed.filter(({ title }) => title === FIRST_TITLE).map(({ helpfulCount }) => helpfulCount);
  expect(votes).toEqual(reviews.map(() => RECORDS_OF_EACH_KIND));
  expect((await callbackNames(site)).sort()).toEqual(all.map(n => `Caller ${n}`).sort());
  for (const member of members) {
    const stored = (await bookmarksOf(site, member)).map(({ propertyId }) => propertyId);
    expect(stored.sort()).toEqual([...properties].sort());
  }
}

const TIMEOUT_MS = 900_000;

test(
  '30 kills: none of 10,000 acknowledged writes is lost or doubled',
  () =>
    Site.during(async site => {
      const all = await prepareRecords(site);
      expect(await writeUnderKills(site, all)).toBe(WRITES);
      await expectAll(site, all);
    }),
  TIMEOUT_MS,
);
