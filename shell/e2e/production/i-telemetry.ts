/**
 * A rush of telemetry: 200 beacons at once for 15 s. Reads stay as quick as without it (of 100 the slowest takes at most
 * twice as long), and a process that stops has lost no count. Its own PostgreSQL; needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startProcess } from '../../../backend/src/testing/product-process.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { migrate } from './support/migrate.ts';
import { startPostgres } from './support/postgres.ts';

const SECONDS = 15;
const BEACONS_AT_ONCE = 200;
const READS_PER_SECOND = 100;

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-telemetry-'));
const postgres = await startPostgres(path.join(work, 'postgres'));
const shared = { DATA_DIR: path.join(work, 'data'), SEED: 'demo' };
const release = { remote: 'mf_search', version: '1.0.0-ab12cd34' };
const reports = [
  ...['LCP', 'INP', 'FCP', 'TTFB'].map(name => ({ ...release, kind: 'vital', name, value: 900 })),
  { ...release, kind: 'error', name: 'TypeError' },
];

/** Sends beacons from another process, which takes no turn from the reads. @returns how many were taken */
async function sendBeacons(url: string) {
  const program = createRequire(import.meta.url).resolve('autocannon');
  const headers = ['content-type=application/json', `origin=${url}`];
  const args = [
    ...['--json', '-c', String(BEACONS_AT_ONCE), '-d', String(SECONDS), '-m', 'POST'],
    ...headers.flatMap(header => ['-H', header]),
    ...['-b', JSON.stringify({ reports }), `${url}/api/telemetry`],
  ];
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', part => (text += part));
  await once(child, 'close');
  const { non2xx, errors, '2xx': taken } = JSON.parse(text);
  assert.deepEqual([non2xx, errors], [0, 0]);
  return taken as number;
}

/** Reads at an even pace. @returns the milliseconds of 99 of a hundred */
async function read(url: string) {
  const options = { url: `${url}/api/properties/search`, connections: 4, duration: SECONDS };
  const { non2xx, errors, latency } = await autocannon({
    ...options,
    overallRate: READS_PER_SECOND,
    ignoreCoordinatedOmission: true,
  });
  assert.deepEqual([non2xx, errors], [0, 0]);
  return latency.p99;
}

try {
  await migrate({ ...shared, DATABASE_URL: postgres.ownerUrl });
  const backend = await startProcess('main.js', { ...shared, DATABASE_URL: postgres.appUrl });
  await read(backend.url);
  const alone = await read(backend.url);
  const [together, taken] = await Promise.all([read(backend.url), sendBeacons(backend.url)]);
  backend.kill();
  assert.equal(await backend.ended, 0);
  const [{ counted } = { counted: 0 }] = await query<{ counted: number }>(
    postgres.ownerUrl,
    'select sum(count)::int as counted from telemetry_count',
  );
  console.log(
    `  p99 of reads: ${alone} ms alone, ${together} ms beside ${Math.round(taken / SECONDS)} beacons a second`,
  );
  console.log(`  ${taken} beacons taken, ${counted / reports.length} counted`);
  // those whose sender was cut off at the end are counted, too
  assert.ok(counted >= taken * reports.length && counted <= (taken + BEACONS_AT_ONCE) * reports.length);
  assert.ok(taken / SECONDS >= 1_000, 'fewer than 1,000 beacons a second');
  assert.ok(together <= 2 * alone, 'reads waited');
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
