/**
 * 200 SIGTERM to backends, gateways and workers while requests come in, some of which never end: each process is gone
 * within 12 s. `STOPS` is another number.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { Site } from './support/site.ts';
import { sendToGateway } from './support/visitor.ts';

const STOPS = Number(process.env.STOPS ?? 200);
const LIMIT_MS = 12_000;
const READERS = 6;
const GATEWAYS = [8081, 8082];
const BACKENDS = [3001, 3002];

requirePrograms({ ip: 'iproute2' });
enterOwnNetwork(import.meta.filename);

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-stops-'));
const site = new Site(work);
const times: number[] = [];
const late: string[] = [];
let sent = 0;
let isOver = false;

/** Requests one after the other; those that meet no process are part of it. */
async function read(url: string, port: number, body?: object) {
  while (!isOver) {
    await sendToGateway(port, url, body).then(
      () => sent++,
      () => sleep(20),
    );
  }
}

/** A request whose body never ends. */
function stuckRequest(port: number) {
  const socket: Socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    `POST /api/enquiries HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: https://${HOST}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name"',
  );
  return socket;
}

async function round() {
  const backends = BACKENDS.map((port, index) =>
    site.backend(port, index === 0 ? {} : { SMTP_URL: 'smtp://127.0.0.1:9' }),
  );
  await Promise.all(backends.map(one => one.ready));
  const gateways = GATEWAYS.map((port, index) =>
    site.gateway(port, { API_URL: `http://127.0.0.1:${BACKENDS[index]}` }),
  );
  const worker = site.worker({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await Promise.all([...gateways, worker].map(one => one.ready));
  const sockets = [...GATEWAYS, ...BACKENDS].map(stuckRequest);
  await sleep(500);
  const all = [worker, ...gateways, ...backends].slice(0, STOPS - times.length);
  const took = await Promise.all(all.map(one => one.stop()));
  times.push(...took);
  for (const [index, ms] of took.entries())
    if (ms > LIMIT_MS) late.push(`${all[index]?.entry}: ${ms.toFixed(0)} ms, ${await all[index]?.ended}`);
  for (const socket of sockets) socket.destroy();
  await site.stopProcesses();
}

try {
  await site.prepare(work);
  for (const port of [...GATEWAYS, ...BACKENDS])
    for (let reader = 0; reader < READERS; reader++)
      void read(['/search', '/api/properties/search', '/'][reader % 3] as string, port);
  void read('/api/auth/forgot-password', BACKENDS[0] as number, { email: 'admin@example.com' });
  while (times.length < STOPS) await round();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) / 1000).toFixed(1)} s`;
  console.log(
    `  ${times.length} processes ended: half within ${at(0.5)}, all within ${at(1)}; ${sent} requests`,
  );
  assert.ok(sent > STOPS);
  assert.deepEqual(late, []);
} finally {
  isOver = true;
  await site.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
