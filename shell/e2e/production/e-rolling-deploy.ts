/**
 * A rolling deployment of a changed backend, remote and shell, as shell/docs/how-to/deploy.md describes it, and the way
 * back: three backends, a worker and two gateways without a shared folder, behind our file for HAProxy. At least 20,000
 * requests each way, and every file that any page names: none fails, none is missing. An old gateway that is restarted
 * meanwhile changes no pin. Needs Debian's haproxy and iproute2, and `npm run build`; to be started by root.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './support/deploy-files.ts';
import { Deployment } from './support/deployment.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { buildNextVersion } from './support/production-copy.ts';
import { waitUntil } from './support/service.ts';
import { Traffic } from './support/traffic.ts';

const REQUESTS = 20_000;
/** How long gateways of both versions serve side by side, at least. */
const TOGETHER_MS = 3_000;
/** What visitors see of each part, in both versions. */
const TEXTS = {
  shell: {
    workspace: 'shell',
    file: 'src/layout/footer.tsx',
    from: 'Cookie Policy',
    to: 'Policy on Cookies',
  },
  remote: {
    workspace: 'mf-search',
    file: 'src/routes.tsx',
    from: 'Know the truth before you sign | Home Truths',
    to: 'Know it before you sign | Home Truths',
  },
  backend: {
    workspace: 'backend',
    file: 'src/properties/pages/properties.service.ts',
    from: 'Property not found',
    to: 'Property not found here',
  },
};

requirePrograms({ haproxy: 'haproxy', ip: 'iproute2', openssl: 'openssl' });
enterOwnNetwork(import.meta.filename);
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-rolling-'));
const next = path.join(work, 'next');
const deployment = new Deployment(work);

/** What each process of a kind responds. */
const textsAt = (names: string[], url: string) =>
  Promise.all(names.map(async name => (await deployment.responseOf(name, url)).text));

/** Whether every process is of a version. */
async function isEverywhere(version: 'from' | 'to') {
  const isShown = (text: string, shown: keyof typeof TEXTS) => {
    const { from, to } = TEXTS[shown];
    return version === 'to' ? text.includes(to) : text.includes(from) && !text.includes(to);
  };
  const pages = await textsAt(deployment.gateways, '/');
  const replies = await textsAt(deployment.backends, '/api/properties/999999');
  return (
    pages.every(page => isShown(page, 'shell') && isShown(page, 'remote')) &&
    replies.every(reply => isShown(reply, 'backend'))
  );
}

/** Deploys a version as the guide says, under load, and lets the load go on until there were enough requests. */
async function roll(what: string, folder: string, version: 'from' | 'to', traffic: Traffic) {
  const [start, before] = [performance.now(), traffic.requests];
  for (const name of deployment.backends) await deployment.restart(name, folder);
  await deployment.restart(deployment.worker, folder);
  await deployment.deploy(folder);
  const [first = ''] = deployment.gateways;
  const pins = await deployment.pins();
  // one of the version before, which comes back after the new one was deployed
  await deployment.restart(first, version === 'to' ? ROOT : next);
  assert.deepEqual(await deployment.pins(), pins, 'the start of a gateway changed what is pinned');
  for (const name of deployment.gateways) {
    await deployment.restart(name, folder);
    await sleep(TOGETHER_MS);
  }
  await waitUntil(`${what} everywhere`, () => isEverywhere(version));
  const seconds = (performance.now() - start) / 1_000;
  await waitUntil('the requests', () => traffic.requests - before >= REQUESTS, 300_000);
  const failed = traffic.failures.length;
  console.log(
    `  ${what}: ${seconds.toFixed(0)} s, ${traffic.requests - before} requests, ${failed} failed, ${traffic.missing.size} missing`,
  );
  assert.deepEqual(traffic.failures.slice(0, 20), [], deployment.problems().join('\n'));
  assert.deepEqual([...traffic.missing], []);
}

/** Scripts and fonts of both builds of the shell that a gateway lacks: an open tab may ask for any of them. */
async function missingFiles() {
  const isNamed = (name: string) => /\.[\da-f]{8}\.(js|woff2)$/.test(name);
  const names = [ROOT, next].flatMap(folder => readdirSync(path.join(folder, 'shell/dist')).filter(isNamed));
  const missing: string[] = [];
  for (const gateway of deployment.gateways)
    for (const name of new Set(names))
      if ((await deployment.responseOf(gateway, `/a/${name}`)).status !== 200)
        missing.push(`${gateway}: ${name}`);
  return missing;
}

try {
  buildNextVersion(next, Object.values(TEXTS));
  await deployment.start();
  assert.ok(await isEverywhere('from'));
  const traffic = new Traffic(deployment);
  await traffic.start();
  await sleep(2_000);
  await roll('deployment', next, 'to', traffic);
  await roll('way back', ROOT, 'from', traffic);
  const { reviews, votes } = await traffic.end();
  for (const [file, hash] of traffic.named) await traffic.fetchFile(file, hash);
  assert.deepEqual([[...traffic.missing], traffic.failures, await missingFiles()], [[], [], []]);
  console.log(
    `  ${traffic.named.size} different files were named by pages; all of them can be fetched at the end`,
  );
  console.log(`  ${reviews} reviews and ${votes} votes acknowledged, each counts once; no session was lost`);
} finally {
  await deployment.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
