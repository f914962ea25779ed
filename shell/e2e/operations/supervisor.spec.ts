import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { endSite, processesOf, spawnSite, urlOfSite } from '../support/start-site.ts';

const SEARCH = '/api/properties/search';
const MOST_CONNECTIONS = 2000;

test.describe.configure({ mode: 'serial' });

let dir = '';
let site: ReturnType<typeof spawnSite> | undefined;
let url = '';

const start = (env: Record<string, string>) => spawnSite(dir, env);

test.beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'supervisor-'));
  await fs.chmod(dir, 0o755);
});
test.afterAll(async () => {
  await endSite(site);
  await fs.rm(dir, { recursive: true, force: true });
});

const children = () => processesOf(dir);

/** The process id and the port of PostgreSQL itself. */
async function postgres() {
  const lines = (await fs.readFile(path.join(dir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

const statusOf = (requested: string) =>
  fetch(url + requested, { signal: AbortSignal.timeout(3000) }).then(
    ({ status }) => status,
    () => 0,
  );

/** Waits until the site answers, by all of its processes. */
const responses = () =>
  expect(async () => {
    expect(await Promise.all(['/about', SEARCH, '/readyz', '/api/readyz'].map(statusOf))).toEqual([
      200, 200, 200, 200,
    ]);
  }).toPass({ timeout: 40_000 });

test('a first start that cannot succeed ends with one message and code 1', { tag: '@faults' }, async () => {
  test.setTimeout(240_000);
  const releases = path.join(dir, 'blocked');
  await fs.mkdir(releases);
  await fs.writeFile(path.join(releases, 'fetching'), 'a file in place of a folder');
  const child = start({ RELEASES_DIR: releases });
  const [[code], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  expect(code).toBe(1);
  expect(complaint.trim()).toMatch(/^Releasing the builds failed\. ENOTDIR: [^\n]+\nIts log: [^\n]+$/);
  const nowhere = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' });
  expect((await once(nowhere, 'close'))[0]).toBe(1);
});

/** Starts the site unless a test did: each may run alone. */
async function started() {
  if (site) return;
  site = start({});
  url = await urlOfSite(site);
  await responses();
}

test('the site starts', { tag: '@faults' }, async () => {
  test.setTimeout(240_000);
  await started();
});

test('a gateway killed ten times in a row comes back and takes nothing down', {
  tag: '@faults',
}, async () => {
  test.setTimeout(300_000);
  await started();
  const { database, backend } = await children();
  const { pid } = await postgres();
  for (let kills = 1; kills <= 10; kills++) {
    const { gateway } = await children();
    process.kill(gateway, 'SIGKILL');
    await expect(async () => expect((await children()).gateway).not.toBe(gateway)).toPass();
    await responses();
  }
  expect(site?.exitCode).toBeNull();
  expect(await children()).toMatchObject({ database, backend });
  expect((await postgres()).pid).toBe(pid);
});

test('PostgreSQL comes back after a kill and the backend serves again', { tag: '@faults' }, async () => {
  const { backend, gateway } = await children();
  for (let kills = 1; kills <= 3; kills++) {
    const { pid } = await postgres();
    process.kill(pid, 'SIGKILL');
    await expect(async () => expect((await postgres()).pid).not.toBe(pid)).toPass();
    await responses();
  }
  expect(await children()).toMatchObject({ backend, gateway });
});

test('where its port was taken meanwhile, the backend follows PostgreSQL to another', {
  tag: '@faults',
}, async () => {
  const before = await children();
  const { pid, port } = await postgres();
  process.kill(pid, 'SIGKILL');
  const thief = net.createServer(socket => socket.destroy());
  await expect(async () => {
    thief.listen(port, '127.0.0.1');
    await once(thief, 'listening');
  }).toPass({ intervals: [1] });
  await expect(async () => expect((await postgres()).port).not.toBe(port)).toPass();
  await responses();
  thief.close();
  const { backend, gateway } = await children();
  expect(gateway).toBe(before.gateway);
  expect(backend).not.toBe(before.backend);
});

test('connections beyond the bound are turned away, and those who are in are served', {
  tag: '@faults',
}, async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const sendRequest = async () => {
    const [response] = await once(http.get(`${url}/icon.svg`, { agent }), 'response');
    await text(response);
    return response.statusCode;
  };
  expect(await sendRequest()).toBe(200);
  const sockets: net.Socket[] = [];
  let turnedAway = 0;
  const connect = async () => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1').resume();
    sockets.push(socket.on('error', () => {}).once('close', () => turnedAway++));
    await once(socket, 'connect');
  };
  // more at once than the system keeps waiting would only be slow
  while (sockets.length < MOST_CONNECTIONS + 100) {
    await Promise.all(Array.from({ length: 100 }, connect));
    expect(await sendRequest()).toBe(200);
  }
  await expect.poll(() => turnedAway).toBeGreaterThanOrEqual(100);
  for (const socket of sockets) socket.destroy();
  agent.destroy();
  await responses();
});
