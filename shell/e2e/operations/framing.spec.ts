import { connect } from 'node:net';
import { expect, site, test } from '../support/visit.ts';

const { host, hostname, port } = new URL(site);
const INNER = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

/** A request whose end can be read in two ways: to one of them it holds another request. */
const post = (...lines: string[]) =>
  `POST /api/reviews HTTP/1.1\r\nHost: ${host}\r\n${lines.join('\r\n')}\r\n\r\n`;

const DOUBTFUL: Record<string, string> = {
  'a length and chunks': `${post(`Content-Length: ${5 + INNER.length}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${INNER}`,
  'chunks and a length': `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${INNER}`,
  'two lengths': post('Content-Length: 0', `Content-Length: ${INNER.length}`) + INNER,
  'a list of lengths': post(`Content-Length: 0, ${INNER.length}`) + INNER,
  'a signed length': post(`Content-Length: +${INNER.length}`) + INNER,
  'a length in hexadecimal': post('Content-Length: 0x10') + INNER,
  'two encodings': `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${INNER}`,
  'an unknown encoding': post('Transfer-Encoding: xchunked', 'Content-Length: 0') + INNER,
  'a blank before the colon': post('Transfer-Encoding : chunked', 'Content-Length: 0') + INNER,
  'a folded header': post('Content-Length: 0', 'X-Folded: a', ` Content-Length: ${INNER.length}`) + INNER,
  'a NUL in a header': post('Content-Length: 0', 'X-Nul: a\0b') + INNER,
  'lines that end with LF alone': `POST /api/reviews HTTP/1.1\nHost: ${host}\nContent-Length: 0\n\n${INNER}`,
  'a chunk with a wrong size': `${post('Transfer-Encoding: chunked')}zz\r\n${INNER}`,
};

/** Sends bytes as they are. @returns the statuses of all answers, until the site closes or is silent for a while */
const statusesOf = (bytes: string) =>
  new Promise<number[]>(done => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const end = () => {
      socket.destroy();
      done([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)));
    };
    socket
      .setTimeout(1500, end)
      .on('error', () => {})
      .on('close', end);
    socket.on('data', data => {
      text += data;
    });
    socket.write(bytes);
  });

for (const [what, bytes] of Object.entries(DOUBTFUL)) {
  test(`a request with doubtful ends is refused, and nothing in it is another request: ${what}`, async () => {
    const statuses = await statusesOf(bytes);
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status).toBe(400);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });
}
