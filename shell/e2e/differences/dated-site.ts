import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { STATES } from '@home-truths/contract';
import { prepareBinaries } from '../../../backend/src/platform/database/embedded/binaries.ts';
import { systemUserFor } from '../../../backend/src/platform/database/embedded/system-user.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { RUN_DAY } from '../../tools/normalise.ts';
import { ROOT } from '../production/support/deploy-files.ts';
import { startPostgres } from '../production/support/postgres.ts';
import { Site } from '../production/support/site.ts';
import { site as publicUrl } from '../support/visit.ts';

/**
 * The time at which every run begins: ages, charts and texts depend on the day. It is in the future, since browsers drop
 * cookies that have expired.
 */
const START = Date.parse(RUN_DAY);
/** The time in the browser, later than all that the site does. */
export const BROWSER_TIME = START + 1_800_000;

/** Ids of new properties and reviews depend on a key, which is random. */
const SAME_KEY = `update server_secret set value = decode(repeat('07', 32), 'hex') where name = 'public-ids'`;

/** The variables that give a process the time of the run. */
function variablesOfClock() {
  const library = process.env.LIBFAKETIME ?? globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (!library)
    throw new Error('libfaketime is missing. On Debian: apt-get install --no-install-recommends libfaketime');
  const seconds = Math.round((START - Date.now()) / 1000);
  return { LD_PRELOAD: library, FAKETIME: `+${seconds}`, DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' };
}

/** Waits until a worker has counted places and days, whose sums pages show. */
async function count(site: Site, ownerUrl: string) {
  const worker = site.start('backend/dist/platform/jobs/main.js', {});
  await worker.ready;
  const counted = `select from place_sum where exists (select from day_sum) and suburb_key = ''`;
  while ((await query(ownerUrl, counted)).length < STATES.length) await wait(200);
  await worker.stop();
}

/** Starts a site on fresh demonstration data at the time of the runs. @returns how to end it */
export async function startDatedSite(work: string) {
  const clock = variablesOfClock();
  const folder = path.join(work, 'postgres');
  const postgres = await startPostgres(folder);
  const cluster = path.join(path.dirname(postgres.log), 'cluster');
  const systemUser = systemUserFor(cluster);
  const { pgCtl } = await prepareBinaries(systemUser);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...clock };
  const restart = ['restart', '-w', '-m', 'fast', '-D', cluster, '-l', postgres.log];
  execFileSync(pgCtl, restart, { ...systemUser, cwd: '/', env, stdio: 'ignore' });

  const site = new Site(work);
  const port = Number(new URL(publicUrl).port);
  const settings = { PUBLIC_URL: publicUrl, SEED: 'demo', RATE_LIMITS: 'off', DATABASE_URL: postgres.appUrl };
  const end = () => site.stop().finally(postgres.stop);
  try {
    await site.prepare(work, { ...settings, ...clock }, postgres.ownerUrl);
    await query(postgres.ownerUrl, SAME_KEY);
    execFileSync(process.execPath, [path.join(ROOT, 'shell/tools/releases/deploy.ts')], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, DATABASE_URL: postgres.appUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await count(site, postgres.ownerUrl);
    const backendPort = port + 1000;
    await site.backend(backendPort).ready;
    await site.gateway(port, { API_URL: `http://127.0.0.1:${backendPort}` }).ready;
    const { ok } = await fetch(`${publicUrl}/api/readyz`);
    assert.ok(ok);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
