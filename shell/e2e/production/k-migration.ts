/**
 * The migrations of a release on 1,000,000 reviews while visitors write (`REVIEWS=3000000` for more): a column, and
 * indexes that take long to build, beside a transaction that reads for seconds, as a backup does. No writer waits for a
 * lock of the migration for 200 ms, no write takes a second, none is lost. A plain index, for comparison, holds writers
 * up. Its own PostgreSQL; needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeManyReviews } from '../../../backend/bench/many-reviews.ts';
import { expandMigrations } from '../../../backend/src/platform/database/migrations/index.ts';
import { runMigrations } from '../../../backend/src/platform/database/run-migrations.ts';
import { startProcess } from '../../../backend/src/testing/product-process.ts';
import { query } from '../../../backend/src/testing/query.ts';
import {
  addFloor,
  dropFloor,
  indexFloor,
  plainIndex,
} from '../../../backend/src/testing/release-migrations.ts';
import { migrate } from './support/migrate.ts';
import { startPostgres } from './support/postgres.ts';

const REVIEWS = Number(process.env.REVIEWS ?? 1_000_000);
const PROPERTIES = 1_000;
const WRITERS = 4;
const LOCK_LIMIT_MS = 200;
const WRITE_LIMIT_MS = 1_000;
const READER_SECONDS = 5;

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-migration-'));
// PostgreSQL itself logs whoever has waited for a lock for this long
const settings = { log_lock_waits: 'on', deadlock_timeout: `${LOCK_LIMIT_MS}ms` };
const postgres = await startPostgres(path.join(work, 'postgres'), settings);
const shared = { DATA_DIR: path.join(work, 'data'), SEED: 'none' };

const sql = <Row extends object>(statement: string) => query<Row>(postgres.ownerUrl, statement);
const countReviews = async () => {
  const [row] = await sql<{ count: number }>('select count(*)::int as count from review');
  return row?.count ?? 0;
};

/** What PostgreSQL logged of waits for a table; those for earlier transactions are the migration's own. */
const loggedWaits = () =>
  readFileSync(postgres.log, 'utf8')
    .split('\n')
    .filter(line => /still waiting for \w+ on relation/.test(line));

/** Visitors who write reviews, one after the other, until they are stopped. */
function startWriters(url: string) {
  const times: number[] = [];
  let refused = 0;
  let isStopped = false;
  const write = async (writer: number) => {
    for (let number = writer; !isStopped; number += WRITERS) {
      const body = {
        propertyId: 1 + (number % PROPERTIES),
        rating: 4,
        residencyStatus: 'lived_here',
        isAnonymous: true,
        title: `Written ${number}`,
        content: 'The kitchen has morning sun, and the street is quiet at night.',
      };
      const beganAt = performance.now();
      const response = await fetch(`${url}/api/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      if (response.status !== 201) refused++;
      times.push(performance.now() - beganAt);
    }
  };
  const running = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return async () => {
    isStopped = true;
    await running;
    return { written: times.length - refused, refused, slowest: Math.round(Math.max(...times)) };
  };
}

/** The longest wait of a writer for a lock of a table, until it is stopped. */
function watchLocks() {
  let longestWait = 0;
  let isStopped = false;
  const waits = `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float as ms
    from pg_locks join pg_stat_activity using (pid)
    where not granted and locktype = 'relation' and application_name = 'home-truths'`;
  const watching = (async () => {
    while (!isStopped) {
      const [row] = await sql<{ ms: number }>(waits);
      longestWait = Math.max(longestWait, row?.ms ?? 0);
      await sleep(5);
    }
  })();
  return async () => {
    isStopped = true;
    await watching;
    return Math.round(longestWait);
  };
}

/** Does something to the database while visitors write. */
async function whileWriting(title: string, url: string, action: () => Promise<unknown>) {
  const [before, logged] = [await countReviews(), loggedWaits().length];
  const [stopWriters, stopWatching] = [startWriters(url), watchLocks()];
  const beganAt = performance.now();
  await action();
  const seconds = ((performance.now() - beganAt) / 1_000).toFixed(1);
  const { written, refused, slowest } = await stopWriters();
  const wait = await stopWatching();
  const longWaits = loggedWaits().length - logged;
  console.log(
    `  ${title}: ${seconds} s, ${written} reviews written, ${refused} refused, the slowest in ${slowest} ms; longest wait seen for a lock ${wait} ms, ${longWaits} logged of ${LOCK_LIMIT_MS} ms or more`,
  );
  // one that was refused may be stored all the same
  const stored = (await countReviews()) - before;
  assert.ok(stored >= written && stored <= written + refused, 'a write was lost');
  return { refused, slowest, wait, longWaits };
}

/** A transaction that reads the table meanwhile. */
async function besideReader(action: () => Promise<unknown>) {
  const reader = sql(`begin; select id from review limit 1; select pg_sleep(${READER_SECONDS}); commit`);
  await sleep(500);
  await action();
  await reader;
}

try {
  await migrate({ ...shared, DATABASE_URL: postgres.ownerUrl });
  const beganAt = performance.now();
  await storeManyReviews(postgres.ownerUrl, { properties: PROPERTIES, reviews: REVIEWS });
  console.log(`  ${REVIEWS} reviews stored in ${Math.round((performance.now() - beganAt) / 1_000)} s`);
  const backend = await startProcess('main.js', { ...shared, DATABASE_URL: postgres.appUrl });
  const { url } = backend;

  const lists = { expand: [...expandMigrations, addFloor, indexFloor], contract: [dropFloor] };
  const run = (phase: 'expand' | 'contract', given = lists) => runMigrations(postgres.ownerUrl, phase, given);
  for (const [title, phase] of [
    ['expand', 'expand'],
    ['contract', 'contract'],
  ] as const) {
    const found = await whileWriting(title, url, () => besideReader(() => run(phase)));
    assert.ok(found.wait <= LOCK_LIMIT_MS && found.longWaits === 0, 'a writer waited too long for a lock');
    assert.ok(found.slowest <= WRITE_LIMIT_MS && found.refused === 0, 'a write took too long');
  }
  const plain = await whileWriting('a plain index', url, () =>
    run('expand', { expand: [...lists.expand, plainIndex], contract: [dropFloor] }),
  );
  assert.ok(plain.longWaits > 0, 'a plain index held nobody up: this proves nothing');
  backend.kill();
  assert.equal(await backend.ended, 0);
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
