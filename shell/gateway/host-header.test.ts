import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { prepareFolder, serve } from './http/testing.ts';
import { gatewayHandler } from './testing.ts';

const NAMED = { PUBLIC_URL: 'https://homes.example' };
const folder = prepareFolder();

/** Sends lines as they are. @returns status and body */
async function sendRequest(env: Record<string, string>, requested: string, ...lines: string[]) {
  const { port } = await serve(await gatewayHandler(folder.dir, { env }));
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([`GET ${requested} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));
  const response = await text(socket);
  return { status: Number(response.split(' ')[1]), response };
}

test.each(['homes.example', 'HOMES.example', 'homes.example:443'])('%s is the site', async host => {
  expect((await sendRequest(NAMED, '/', `Host: ${host}`)).status).toBe(200);
});

test.each(['evil.example', 'homes.example:8080', 'homes.example.evil.example', '127.0.0.1', 'a"><b'])(
  'pages, files and calls of the site are not served as those of %s',
  async host => {
    for (const requested of ['/', '/robots.txt', '/a/none.js', '/api/x']) {
      const { status, response } = await sendRequest(NAMED, requested, `Host: ${host}`);
      expect([requested, status]).toEqual([requested, 421]);
      expect(response).toContain('This site is at https://homes.example.');
      expect(response).not.toContain(host);
    }
  },
);

test.each(['/livez', '/healthz', '/readyz'])('%s is served under any host name', async requested => {
  expect((await sendRequest(NAMED, requested, 'Host: 10.0.0.7:8080')).status).toBe(200);
});

const PREVIEWED = { ...NAMED, PREVIEW_URL: 'https://preview.homes.example' };

test.each([
  ['preview.homes.example', PREVIEWED, 404],
  ['PREVIEW.homes.example:443', PREVIEWED, 404],
  ['preview.homes.example:8443', PREVIEWED, 421],
  ['preview.homes.example.evil.example', PREVIEWED, 421],
  ['homes.example', PREVIEWED, 200],
  ['preview.homes.example', NAMED, 421],
  ['preview.localhost:8080', { PREVIEW_URL: 'http://preview.localhost:8080' }, 404],
  ['localhost:8080', { PREVIEW_URL: 'http://preview.localhost:8080' }, 200],
])('%s of a site with the settings %j responds with %d', async (host, env, expected) => {
  const { status, response } = await sendRequest(env, '/', `Host: ${host}`);
  expect(status).toBe(expected);
  expect(response.includes('There is no preview here')).toBe(expected === 404);
});

test('without an address of its own the site is at every host', async () => {
  expect((await sendRequest({}, '/', 'Host: anything.example')).status).toBe(200);
});

test('two hosts are one too many, even the same twice', async () => {
  for (const second of ['evil.example', 'homes.example']) {
    for (const requested of ['/', '/healthz', '/metrics']) {
      const { status } = await sendRequest(NAMED, requested, 'Host: homes.example', `host: ${second}`);
      expect([requested, status]).toEqual([requested, 400]);
    }
  }
});

const UPTIME = 'gateway_uptime_seconds';
const TOKEN = 'a-token-of-24-characters';

test.each(['127.0.0.1:8080', 'localhost', 'localhost:8080', '[::1]:8080'])(
  'a collector of this machine gets the metrics of %s, but not of a site that people reach through a proxy',
  async host => {
    expect((await sendRequest({}, '/metrics', `Host: ${host}`)).response).toContain(UPTIME);
    const onThisMachine = { PUBLIC_URL: 'http://localhost:8080' };
    expect((await sendRequest(onThisMachine, '/metrics', `Host: ${host}`)).response).toContain(UPTIME);
    // a bare proxy of this machine sends nothing else, whatever its visitor asks for
    for (const env of [NAMED, { TRUST_PROXY: '1' }])
      expect((await sendRequest(env, '/metrics', `Host: ${host}`)).response).not.toContain(UPTIME);
  },
);

test.each(['homes.example', 'evil.example', '127.0.0.1.evil.example', 'localhost.evil.example'])(
  'what a proxy of this machine passes on for %s gets none',
  async host => {
    for (const env of [NAMED, {}])
      expect((await sendRequest(env, '/metrics', `Host: ${host}`)).response).not.toContain(UPTIME);
  },
);

test('whoever has the token gets the metrics anywhere, and nobody else', async () => {
  const env = { ...NAMED, METRICS_TOKEN: TOKEN };
  const of = (authorization: string) =>
    sendRequest(env, '/metrics', 'Host: 10.0.0.7:8080', `Authorization: ${authorization}`);
  expect((await of(`Bearer ${TOKEN}`)).response).toContain(UPTIME);
  expect((await of(`Bearer ${TOKEN}x`)).response).not.toContain(UPTIME);
  const withoutToken = await sendRequest(NAMED, '/metrics', 'Host: homes.example', 'Authorization: Bearer ');
  expect(withoutToken.response).not.toContain(UPTIME);
});
