/**
 * Each proxy file of shell/deploy/proxy, in front of two gateways: 25 people register from 25 IP addresses, all with the
 * same forged X-Forwarded-For; TLS, HTTP/2 and sizes of bodies are the site's, and there is a page of the proxy's own
 * while no gateway runs. Its log, switched on, has the IP addresses, and nothing that
 * people searched for.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeployFiles, HOST, PUBLIC_URL } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { Service } from './support/service.ts';
import { Site } from './support/site.ts';
import { type VisitorOptions, visit } from './support/visitor.ts';

const PEOPLE = 25;
const MB = 1024 * 1024;
const SITE = '203.0.113.1';
const PROXIES = ['nginx', 'caddy', 'haproxy'] as const;
const addressOf = (proxy: number, person: number) => `198.51.100.${1 + proxy * PEOPLE + person}`;

requirePrograms({
  nginx: 'nginx-light',
  caddy: 'caddy',
  haproxy: 'haproxy',
  ip: 'iproute2',
  openssl: 'openssl',
});
const people = [...Array(PEOPLE).keys()];
enterOwnNetwork(import.meta.filename, [
  SITE,
  ...PROXIES.flatMap((_, proxy) => people.map(person => addressOf(proxy, person))),
]);

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-proxies-'));
const files = new DeployFiles(work);
const certificate = files.certificate('site', HOST);
const site = new Site(work);

/** The command that starts each proxy with its file. */
const COMMANDS: Record<(typeof PROXIES)[number], () => [string, string[]]> = {
  nginx: () => {
    const main = `daemon off; pid ${work}/nginx.pid; error_log stderr; events {}
      http { include /etc/nginx/mime.types; access_log off; include ${files.file('proxy/nginx.conf', { 'access_log off': `access_log ${work}/visitors.log home_truths` })}; }`;
    return ['nginx', ['-p', work, '-c', files.add('proxy/main.conf', main)]];
  },
  caddy: () => [
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', files.file('proxy/Caddyfile', { '#import': 'import' })],
  ],
  haproxy: () => [
    'haproxy',
    ['-db', '-f', files.file('proxy/haproxy.cfg', { 'http-request set-log-level silent': '' })],
  ],
};

const send = (url: string, options: Partial<VisitorOptions> = {}) =>
  visit(url, { address: SITE, certificate, ...options });

function register(proxy: number, person: number) {
  const name = `person-${proxy}-${person}`;
  const password = 'a-Quokka-smiles-at-noon';
  const names = { firstName: 'Mei', lastName: 'Tan', username: name, email: `${name}@example.com` };
  return send('/api/auth/register', {
    from: addressOf(proxy, person),
    headers: {
      'X-Forwarded-For': '192.0.2.7',
      Forwarded: 'for=192.0.2.7',
      'X-Forwarded-Host': 'evil.example',
    },
    body: { ...names, password, confirmPassword: password },
  });
}

async function redirectOfHttp() {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http.get({ host: SITE, path: '/search?q=1', headers: { Host: HOST } }, resolve).once('error', reject),
  );
  response.resume();
  return [response.statusCode, response.headers.location];
}

async function statusByHttp2() {
  const session = http2.connect(PUBLIC_URL, { host: SITE, servername: HOST, ca: certificate });
  const stream = session.request({ ':path': '/' });
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject);
    stream.once('response', headers => resolve(headers[':status'])).once('error', reject);
  });
  session.destroy();
  return status;
}

/** A file that is no photo. */
const upload = (bytes: number) =>
  send('/api/upload', {
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'),
      Buffer.alloc(bytes),
      Buffer.from('\r\n--x--\r\n'),
    ]),
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  });

async function checkProxy(proxy: number) {
  const statuses: number[] = [];
  for (const person of people) statuses.push((await register(proxy, person)).status);
  assert.deepEqual(statuses, Array(PEOPLE).fill(201));

  const page = await send('/');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['strict-transport-security']), /max-age/);
  const script = page.text.match(/\/a\/main\.[\w.]+\.js/)?.[0] ?? '';
  assert.match(String((await send(script)).headers['cache-control']), /immutable/);
  assert.equal((await send('/metrics')).status, 404);
  assert.equal(await statusByHttp2(), 200);
  const [status, location = ''] = await redirectOfHttp();
  assert.ok(status === 301 || status === 308, `http: ${status}`);
  assert.equal(location, `${PUBLIC_URL}/search?q=1`);
  assert.equal((await send('/search?q=1')).status, 200);

  const photo = await upload(2.9 * MB);
  assert.equal(photo.status, 415, photo.text);
  assert.equal((await upload(6 * MB).catch(() => ({ status: 413 }))).status, 413);
}

function checkLog(index: number, log: string) {
  assert.ok(log.includes(addressOf(index, 0)), log);
  assert.doesNotMatch(log, /q=1/);
}

async function checkOwnPage() {
  const page = await send('/');
  assert.ok([502, 503].includes(page.status), `without gateways: ${page.status}`);
  assert.match(page.text, /Home Truths isn’t available right now/);
  assert.match(String(page.headers['content-type']), /text\/html/);
  assert.equal(page.headers['cache-control'], 'no-store');
  assert.equal(page.headers['retry-after'], '10');
}

let proxy: Service | undefined;
try {
  await site.prepare(work);
  await Promise.all([3001, 3002].map(port => site.backend(port).ready));
  for (const [index, name] of PROXIES.entries()) {
    // only HAProxy has a balancer for backends as well
    const api = { API_URL: `http://127.0.0.1:${name === 'haproxy' ? 3000 : 3001}` };
    proxy = new Service(...COMMANDS[name]());
    if (name === 'haproxy')
      await proxy.ready(name, () => fetch('http://127.0.0.1:3000/livez').then(({ ok }) => ok));
    const gateways = [8081, 8082].map(port => site.gateway(port, api));
    await Promise.all(gateways.map(one => one.ready));
    await proxy.ready(name, async () => (await send('/readyz')).status === 200);
    await checkProxy(index);
    await Promise.all(gateways.map(one => one.stop()));
    await checkOwnPage();
    await proxy.stop();
    checkLog(index, name === 'nginx' ? readFileSync(`${work}/visitors.log`, 'utf8') : proxy.output);
    console.log(`  ${name}: ${PEOPLE} of ${PEOPLE} registered, page of its own without gateways`);
  }
} finally {
  await proxy?.stop();
  await site.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
