import http from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: http.Server[] = [];

/** Serves on a free port of this machine until `closeServers`. @returns its origin */
export async function listen(handler: http.RequestListener) {
  const server = http.createServer(handler);
  servers.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Resolves once a condition holds. @throws Error when it does not within twenty seconds */
export async function waitUntil(condition: () => boolean) {
  const end = performance.now() + 20_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error('The condition was not met');
    await new Promise(setImmediate);
  }
}

/** Closes all servers of a test at once; for `afterEach`. */
export function closeServers() {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}
