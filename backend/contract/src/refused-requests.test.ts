import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { explainRefusals, MAX_HEADER_SIZE } from './refused-requests.ts';

/**
 * All that a server sends in response to some bytes, until it closes the connection.
 * @param later sent once a part of the response has come
 */
async function responseTo(
  bytes: string,
  listener: RequestListener = (_, response) => response.end('served'),
  later = '',
) {
  const limits = { maxHeaderSize: MAX_HEADER_SIZE, headersTimeout: 200, connectionsCheckingInterval: 50 };
  const server = explainRefusals(createServer(limits, listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', part => {
    if (!text && later) socket.write(later);
    text += part;
  });
  socket.write(bytes);
  await once(socket, 'close');
  server.close();
  return text;
}

const GET = 'GET / HTTP/1.1\r\nHost: home.example\r\n';

test.each([
  [
    'cookies of 16.5 KB',
    `${GET}Cookie: a=${'x'.repeat(16_500)}\r\n\r\n`,
    431,
    /clear the cookies for this site/,
  ],
  [
    'cookies of 1 MB',
    `${GET}Cookie: a=${'x'.repeat(1_000_000)}\r\n\r\n`,
    431,
    /clear the cookies for this site/,
  ],
  ['a link of 17 KB', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: home.example\r\n\r\n`, 431, /^This link/],
  ['what is no HTTP', 'hello\r\n\r\n', 400, /^We couldn’t read this request\.$/],
  ['half a header', 'GET / HT', 408, /try again\.$/],
])('%s: a status with a sentence', async (_, bytes, status, message) => {
  const [head = '', body = ''] = (await responseTo(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  expect(head).toContain('Content-Type: text/plain; charset=utf-8');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(body).toMatch(message);
});

test('a response in work stays as it is', async () => {
  const respondHalf: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Length': 20 }).write('half of it');
  };
  const text = await responseTo(`${GET}\r\n`, respondHalf, 'hello\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(text).toMatch(/half of it$/);
});
