import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { readBody } from './body.ts';

test('a body that trickles in is cut off, and a quick one is read', async () => {
  const bodies = new EventEmitter();
  const app = express().post('/', async (request, response) => {
    const read = await readBody(request, response, 100).then(
      () => 'read',
      () => 'cut off',
    );
    bodies.emit('outcome', read);
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json' };
  const quick = once(bodies, 'outcome');
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: '{}' });
  expect(await quick).toEqual(['read']);
  const trickle = once(bodies, 'outcome');
  const slow = connect(port, '127.0.0.1');
  const closed = once(slow, 'close');
  slow.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a"',
  );
  expect(await trickle).toEqual(['cut off']);
  await closed;
  server.closeAllConnections();
  server.close();
});
