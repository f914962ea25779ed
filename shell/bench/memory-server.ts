/** Sends the bodies that its parent gives it, by path, and reports its port. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (bodies: Record<string, string>) => {
  const server = http.createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bodies[url]);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

process.once('disconnect', () => process.exit());
