import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { secretsIn } from '../fuzz/check-reply.ts';
import { descriptorsOf, INSPECTABLE, measure } from '../fuzz/footprint.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { anyRequest, browserRequest } from '../fuzz/requests.ts';
import { ADMIN, Senders } from '../fuzz/senders.ts';
import { phonePhoto } from '../support/photos.ts';
import { endSite, processesOf, spawnSite, urlOfSite } from '../support/start-site.ts';

const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;
const FEW_REQUESTS = 2000;
const MANY_REQUESTS = Number(FUZZ_REQUESTS ?? 100_000);
const MINUTE = 60_000;
/** Requests for which the resident set may grow by `GROWTH_MB`. */
const REQUESTS_PER_STEP = 10_000;
const GROWTH_MB = 5;
const LOGS = { gateway: 'gateway.log', backend: 'backend.log' } as const;

test.describe.configure({ mode: 'serial' });

let dataDir = '';
let site: ReturnType<typeof spawnSite>;
let senders: Senders;
let picture: Uint8Array;

test.beforeAll(async () => {
  test.setTimeout(4 * MINUTE);
  dataDir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'fuzz-'));
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = ADMIN;
  site = spawnSite(dataDir, { ...INSPECTABLE, RATE_LIMITS: 'off', ADMIN_EMAIL, ADMIN_PASSWORD });
  senders = new Senders(await urlOfSite(site), dataDir);
  await senders.prepare();
  picture = (await phonePhoto('kitchen.jpg', '#7a9')).buffer;
});
test.afterAll(async () => {
  await endSite(site);
  await fs.rm(dataDir, { recursive: true, force: true });
});

/** Sends any requests at all: each is answered as the contract says, and no process is another one afterwards. */
async function fuzzSite(count: number, seed: number) {
  const started = performance.now();
  const before = await processesOf(dataDir);
  console.log(`FUZZ_SEED=${seed} for ${count} requests`);
  const statuses = await fuzz(anyRequest(senders, picture), senders, count, seed);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`answers by status, in ${seconds} s: ${JSON.stringify(statuses)}`);
  expect(await processesOf(dataDir)).toEqual(before);
  expect(site.exitCode).toBeNull();
}

async function expectCleanLogs() {
  const dir = path.join(dataDir, 'logs');
  for (const name of await fs.readdir(dir)) {
    const text = await fs.readFile(path.join(dir, name), 'utf8');
    expect(secretsIn(text, senders), name).toEqual([]);
    expect(text, name).not.toMatch(/request failed|uncaught exception/);
  }
}

test('two thousand requests of any kind break nothing and bring nothing to light', async () => {
  test.setTimeout(5 * MINUTE);
  await fuzzSite(Number(FUZZ_REQUESTS ?? FEW_REQUESTS), Number(FUZZ_SEED ?? 1));
  await expectCleanLogs();
});

test('a hundred thousand requests break nothing, and nothing grows', { tag: '@fuzz' }, async () => {
  test.setTimeout(240 * MINUTE);
  await fuzz(browserRequest(senders, picture), senders, FEW_REQUESTS, 1);
  const pids = await processesOf(dataDir);
  const footprints = async () => ({
    gateway: await measure(pids.gateway, dataDir, LOGS.gateway),
    backend: await measure(pids.backend, dataDir, LOGS.backend),
  });
  const before = await footprints();
  await fuzzSite(MANY_REQUESTS, Number(FUZZ_SEED ?? randomInt(2 ** 31)));
  await expectCleanLogs();
  const after = await footprints();
  console.log(JSON.stringify({ before, after }));
  for (const name of ['gateway', 'backend'] as const) {
    const [was, is] = [before[name], after[name]];
    expect.soft(is.heap, `heap of the ${name}`).toBeLessThanOrEqual(was.heap * 1.1);
    const allowed = was.resident + GROWTH_MB * Math.max(1, MANY_REQUESTS / REQUESTS_PER_STEP);
    expect.soft(is.resident, `resident set of the ${name}`).toBeLessThanOrEqual(allowed);
    await expect.poll(() => descriptorsOf(pids[name])).toBeLessThanOrEqual(was.descriptors);
  }
});
