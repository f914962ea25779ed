import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { startGateway } from '../support/gateway.ts';

const NO_BACKEND = 'http://127.0.0.1:9';

/** Sends the head of a request but for its last line, so that the connection stays open while the process ends. */
async function beginRequest(url: string, path: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const response = text(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n`);
  return () => {
    socket.write('\r\n');
    return response;
  };
}

test('a gateway without a backend is ready; from SIGTERM on it is not, while it still serves', async () => {
  const gateway = await startGateway(NO_BACKEND);
  const statusOf = async (path: string) => (await fetch(gateway.url + path)).status;
  const statuses = await Promise.all(['/livez', '/healthz', '/readyz', '/api/readyz'].map(statusOf));
  expect(statuses).toEqual([200, 200, 200, 503]);
  const finish = await Promise.all(
    ['/readyz', '/livez', '/robots.txt'].map(path => beginRequest(gateway.url, path)),
  );
  process.kill(gateway.pid, 'SIGTERM');
  await expect(() => expect(fetch(`${gateway.url}/livez`)).rejects.toThrow()).toPass();
  const responses = await Promise.all(finish.map(end => end()));
  expect(responses.map(response => response.split(' ')[1])).toEqual(['503', '200', '200']);
  await gateway.stop();
});
