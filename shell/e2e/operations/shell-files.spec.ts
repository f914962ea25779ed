import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeCheckout } from '../support/checkout.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { expect, hydrated, test } from '../support/visit.ts';

const PAGES = ['/', '/search', '/property/1', '/resources', '/auth/login', '/offline', '/about'];

let own: OwnBackend;
let checkout: Awaited<ReturnType<typeof makeCheckout>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  checkout = await makeCheckout('the other build');
  own = await OwnBackend.start({ seed: 'demo' });
});
test.afterAll(async () => {
  await own.stop();
  await checkout.remove();
});

let gatewaysStarted = 0;
/** Gateways that share no folder. */
const gatewayOfThis = () => own.gateway(`gateway-${++gatewaysStarted}`);
const gatewayOfOther = () => own.gateway(`gateway-${++gatewaysStarted}`, {}, checkout.dir);
type Gateway = Awaited<ReturnType<typeof gatewayOfThis>>;

/** A balancer that hands each request to the next gateway. */
async function balance(gateways: Gateway[]) {
  let turn = 0;
  const server = http.createServer((request, response) => {
    const { url } = gateways[turn++ % gateways.length] ?? { url: own.apiUrl };
    const { method, headers } = request;
    const passed = http.request(
      new URL(request.url ?? '/', url),
      { method, headers, agent: false },
      received => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>(listening => server.listen(0, listening));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

/** The scripts and fonts that a document names, and the hashes of the scripts. */
function filesOf(html: string) {
  const tags = html.match(/<(?:script|link)[^>]+(?:src|href)="\/(?:a|r)\/[^>]+>/g) ?? [];
  return tags.map(tag => ({
    file: /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '',
    integrity: /integrity="([^"]+)"/.exec(tag)?.[1],
  }));
}

test('while gateways of two builds run, each serves every file of the other one’s pages', async () => {
  const gateways = [await gatewayOfThis(), await gatewayOfOther()];
  try {
    const scripts = new Set<string>();
    for (const [i, { url }] of gateways.entries()) {
      const other = gateways[1 - i]?.url;
      for (const page of PAGES) {
        const files = filesOf(await (await fetch(url + page)).text());
        expect(files.length, page).toBeGreaterThan(3);
        for (const { file, integrity } of files) {
          const response = await fetch(other + file);
          expect(response.status, `${file} of ${page}`).toBe(200);
          const body = Buffer.from(await response.arrayBuffer());
          const hash = crypto.createHash('sha384').update(body).digest('base64');
          if (integrity) expect(`sha384-${hash}`).toBe(integrity);
          if (file.startsWith('/a/main.')) scripts.add(file);
        }
      }
    }
    expect(scripts.size).toBe(2);
    // chunks that no document names
    const late = (await fs.readdir(path.join(checkout.dir, 'shell/dist'))).filter(name =>
      /^\d+\.\w+\.js$/.test(name),
    );
    expect(late.length).toBeGreaterThan(3);
    for (const name of late) expect((await fetch(`${gateways[0]?.url}/a/${name}`)).status).toBe(200);
  } finally {
    await Promise.all(gateways.map(({ stop }) => stop()));
  }
});

test('pages hydrate behind a balancer that hands each request to a gateway of another build', async ({
  page,
  complaints,
}) => {
  const gateways = [await gatewayOfThis(), await gatewayOfOther()];
  const balancer = await balance(gateways);
  try {
    const missing: string[] = [];
    page.on('response', response => {
      if (response.status() >= 400) missing.push(response.url());
    });
    for (const path of [...PAGES.slice(0, 4), ...PAGES.slice(0, 4)]) {
      await page.goto(balancer.url + path);
      await hydrated(page);
    }
    expect([missing, complaints]).toEqual([[], []]);
  } finally {
    balancer.stop();
    await Promise.all(gateways.map(({ stop }) => stop()));
  }
});

test('a gateway that starts pins nothing, of whatever build it is', async () => {
  const historyOf = () => own.command('releases', '--history', '--json');
  const before = await historyOf();
  const gateways = await Promise.all([gatewayOfThis(), gatewayOfOther()]);
  const registryOf = async ({ url }: Gateway) => (await fetch(`${url}/registry.json`)).json();
  const [one, other] = await Promise.all(gateways.map(registryOf));
  expect(one.remotes).toEqual(other.remotes);
  for (const gateway of gateways) await gateway.stop();
  expect(await historyOf()).toBe(before);
});
