/** Sends the bodies that its parent gives it, by path, compressed once; reports its port. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

process.once('message', (bodies: Record<string, string>) => {
  const compressed = new Map(Object.entries(bodies).map(([url, body]) => [url, brotliCompressSync(body)]));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = http.createServer(({ url = '' }, response) => {
    response.writeHead(200, headers).end(compressed.get(url));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

process.once('disconnect', () => process.exit());
