import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { endSite, spawnSite, urlOfSite } from '../support/start-site.ts';

test.skip(process.platform !== 'linux', 'several processes share a port on Linux only');

let dir = '';
let site: ReturnType<typeof spawnSite> | undefined;

test.beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'instances-'));
  await fs.chmod(dir, 0o755);
});
test.afterAll(async () => {
  await endSite(site);
  await fs.rm(dir, { recursive: true, force: true });
});

async function processes() {
  const { children } = JSON.parse(await fs.readFile(path.join(dir, 'running.json'), 'utf8'));
  const pids = (script: string): number[] =>
    children.flatMap((each: { script: string; pid: number }) =>
      each.script.endsWith(script) ? [each.pid] : [],
    );
  return { backends: pids('backend/dist/main.js'), gateways: pids('shell/gateway/main.ts') };
}

test('two backends and two gateways serve one address, and go on when one of each is killed', async () => {
  test.setTimeout(240_000);
  site = spawnSite(dir, { INSTANCES: '2' });
  const url = await urlOfSite(site);
  const { backends, gateways } = await processes();
  expect([backends.length, gateways.length]).toEqual([2, 2]);
  for (const pid of [backends[0], gateways[0]]) process.kill(pid ?? 0, 'SIGKILL');
  await expect(async () => {
    const now = await processes();
    expect([now.backends[1], now.gateways[1]]).toEqual([backends[1], gateways[1]]);
    expect([now.backends[0] === backends[0], now.gateways[0] === gateways[0]]).toEqual([false, false]);
    for (const requested of ['/', '/readyz', '/api/properties/search'])
      expect((await fetch(url + requested, { headers: { connection: 'close' } })).status).toBe(200);
  }).toPass({ timeout: 60_000 });
});
