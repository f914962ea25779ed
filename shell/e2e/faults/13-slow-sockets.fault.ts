import { connect, type Socket } from 'node:net';
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

/** Opens a slow connection. @returns milliseconds until the site has closed it */
function slowSocket(site: Site, n: number): Promise<number> {
  const { hostname, port, host } = new URL(site.url);
  const start = performance.now();
  const socket: Socket = connect(Number(port), hostname);
  socket.write(BEGINNINGS[n % BEGINNINGS.length]?.(host) ?? '');
  const trickle = setInterval(() => socket.write('x'), 1000);
  socket.on('error', () => {}).resume();
  return new Promise(closed =>
    socket.once('close', () => {
      clearInterval(trickle);
      closed(performance.now() - start);
    }),
  );
}

/** The 99th percentile of the duration of normal requests, in milliseconds. */
async function p99(site: Site) {
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
    const closed = Promise.all(Array.from({ length: SOCKETS }, (_, n) => slowSocket(site, n)));
    const beside = await p99(site);
    expect(Math.max(...(await closed))).toBeLessThanOrEqual(MAX_DURATION_MS);
    expect(beside).toBeLessThanOrEqual(Math.max(2 * alone, NOISE_MS));
  }));
