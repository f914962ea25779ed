import { request } from 'node:http';
import { routes } from '@home-truths/contract';
import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { refusal } from '../../testing/responses.ts';

const backend = await sharedBackend({ PUBLIC_URL: 'https://home-truths.example' });

/** `fetch` guards some of these headers, the network does not. */
const statusWith = (headers: Record<string, string>, method = 'POST', url = backend.url) =>
  new Promise<number>((resolve, reject) => {
    const options = { method, headers: { 'Content-Type': 'application/json', ...headers } };
    request(`${url}/api/properties`, options, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end('{}');
  });

const own = () => backend.url;

test.each([
  ['the host of this machine, which is not the public one', () => ({ Origin: own() }), 403],
  ['the public address', () => ({ Origin: 'https://home-truths.example' }), 400],
  [
    'the public address without its encryption',
    () => ({ Host: 'home-truths.example', Origin: 'http://home-truths.example' }),
    403,
  ],
  ['another host that was asked for', () => ({ Host: 'x.example', Origin: 'https://x.example' }), 403],
  ['a browser that says same-origin', () => ({ 'Sec-Fetch-Site': 'same-origin' }), 400],
  ['nothing at all', () => ({}), 403],
  ['a foreign page', () => ({ Origin: 'https://evil.example' }), 403],
  [
    'a foreign page with our name in its own',
    () => ({ Origin: 'https://home-truths.example.evil.example' }),
    403,
  ],
  ['our host on another port', () => ({ Origin: 'http://127.0.0.1:1' }), 403],
  ['a sandboxed frame', () => ({ Origin: 'null' }), 403],
  ['a sister site', () => ({ 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.example' }), 403],
  ['another site', () => ({ 'Sec-Fetch-Site': 'cross-site' }), 403],
  ['an address typed by hand', () => ({ 'Sec-Fetch-Site': 'none' }), 403],
  ['a referrer only', () => ({ Referer: `${own()}/write-review` }), 403],
])('a write from %s', async (_, headers, status) => {
  expect(await statusWith(headers())).toBe(status);
});

test('without a public URL the requested host counts, by any scheme', async () => {
  const plain = await startBackend();
  const post = (Host: string, Origin: string) => statusWith({ Host, Origin }, 'POST', plain.url);
  expect(await post(new URL(plain.url).host, plain.url)).toBe(400);
  expect(await post('tunnel.example', 'https://tunnel.example')).toBe(400);
  expect(await post('tunnel.example', 'https://evil.example')).toBe(403);
  await plain.stop();
});

test('reading is free from everywhere, but nobody elsewhere may read the response', async () => {
  const { status, headers } = await backend.get('/api/properties/search', { Origin: 'https://evil.example' });
  expect(status).toBe(200);
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});

test('every write refuses another site, before it looks at who sends it', async () => {
  const elsewhere = { Origin: 'https://evil.example' };
  for (const { method, path } of Object.values(routes).filter(({ method }) => method !== 'GET'))
    expect([path, await backend.send(method, path.replaceAll(/:\w+/g, '1'), {}, elsewhere)]).toMatchObject([
      path,
      refusal(403, /couldn’t be checked/),
    ]);
});
