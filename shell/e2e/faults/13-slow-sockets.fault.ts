import { connect, type Socket } from 'node:net';
import tls from 'node:tls';
import type { FaultSite } from './support/fault-site.ts';
import { repeat } from './support/load.ts';
import { makeProperty } from './support/records.ts';
import { Site } from './support/site.ts';

const SOCKETS = 500;
const MAX_DURATION_MS = 15_000;
/** Below this the other work of the machine has more influence than the site. */
const NOISE_MS = 100;

/** Headers that never end, and bodies of which one byte a second arrives. */
const BEGINNINGS = [
  (host: string) => `GET /api/properties/search HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
  (host: string) =>
    `POST /api/reviews HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"title":"',
];

/** Opens a slow connection. @returns when it is open, and milliseconds until the site has closed it */
function slowSocket(site: FaultSite, n: number) {
  const { hostname, port, host, protocol } = new URL(site.url);
  const start = performance.now();
  const isSecure = protocol === 'https:';
  const socket: Socket = isSecure
    ? tls.connect({ host: hostname, port: Number(port || 443), servername: hostname })
    : connect(Number(port), hostname);
  socket.write(BEGINNINGS[n % BEGINNINGS.length]?.(host) ?? '');
  const trickle = setInterval(() => socket.write('x'), 1000);
  socket.on('error', () => {}).resume();
  const opened = new Promise(resolve => socket.once(isSecure ? 'secureConnect' : 'connect', resolve));
  const closed = new Promise<number>(resolve =>
    socket.once('close', () => {
      clearInterval(trickle);
      resolve(performance.now() - start);
    }),
  );
  return { opened: Promise.race([opened, closed]), closed };
}

/** The 99th percentile of the duration of normal requests, in milliseconds. */
async function p99(site: FaultSite) {
  const durations = await repeat(300, 2, async () => {
    const start = performance.now();
    const response = await site.send('GET', '/api/properties/search');
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return performance.now() - start;
  });
  return durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.99)] as number;
}

test('fault 13: 500 sockets send slowly', () =>
  Site.during(async site => {
    await makeProperty(site, 1);
    await p99(site);
    const alone = await p99(site);
    const sockets = Array.from({ length: SOCKETS }, (_, n) => slowSocket(site, n));
    await Promise.all(sockets.map(({ opened }) => opened));
    const beside = await p99(site);
    const times = await Promise.all(sockets.map(({ closed }) => closed));
    expect(Math.max(...times)).toBeLessThanOrEqual(MAX_DURATION_MS);
    expect(beside).toBeLessThanOrEqual(Math.max(2 * alone, NOISE_MS));
  }));
