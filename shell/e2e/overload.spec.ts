import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFrontDoor } from './support/front-door.ts';
import { usageOf } from './support/processes.ts';
import { expect, site, test } from './support/visit.ts';

test.describe.configure({ mode: 'serial' });

/** Opens connections that each send a text at once. */
const open = (connections: number, url: string, text: string) =>
  Array.from({ length: connections }, () => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {}).write(text);
    return socket;
  });

test('2,000 pages asked for by 40 visitors who hang up hold up nobody else', { tag: '@faults' }, async () => {
  const gateway = await startFrontDoor(site);
  await fetch(`${gateway.url}/about`);
  const before = usageOf(gateway.pid);
  const visitors = open(40, gateway.url, 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  await sleep(600);
  for (const visitor of visitors) visitor.destroy();
  const start = performance.now();
  expect((await fetch(`${gateway.url}/about`)).status).toBe(200);
  const answeredAfter = performance.now() - start;
  const then = usageOf(gateway.pid);
  await sleep(5000);
  const after = usageOf(gateway.pid);
  await gateway.stop();
  test.info().annotations.push({
    type: 'figures',
    description: JSON.stringify({ answeredAfter, before, then, after }),
  });
  // a busy machine: 134 s and 1,300 MB when every page was made
  expect(answeredAfter).toBeLessThan(10_000);
  expect(after.memory - before.memory).toBeLessThan(200);
  expect(after.seconds - then.seconds).toBeLessThanOrEqual(2);
});
