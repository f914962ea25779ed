import { releaseOf, resolvedOf, sha384 } from '../releases/testing.ts';
import { remoteFiles } from './remote-files.ts';
import { closeServers, listen } from './testing.ts';

const DRAWING = '/resources/heroes/a.svg';

let origin = '';
let canaries = new Map<string, string>();

const file = (path: string, body: string) => [path, { body: Buffer.from(body), hash: sha384(body) }] as const;

beforeAll(async () => {
  const files = new Map([
    file(DRAWING, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    file('/resources/list.txt', 'tick – tick'),
    file('/elsewhere/list.txt', 'of another remote'),
  ]);
  const serve = remoteFiles(async () => resolvedOf([releaseOf({ name: 'mf_guides', files })], { canaries }));
  origin = await listen((request, response) =>
    serve(request, response, () => response.writeHead(404).end(`left: ${request.url}`)),
  );
});
afterAll(closeServers);

const get = (requested: string) => fetch(origin + requested);

test('a drawing of the pinned release is served under its own path, for a day', async () => {
  const reply = await get(DRAWING);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toContain('max-age=86400');
});

test('while a canary runs, a file is nobody else’s', async () => {
  canaries = new Map([['mf_guides', '']]);
  expect((await get(DRAWING)).headers.get('cache-control')).toBe('private, no-cache');
  canaries = new Map();
});

test('a text is served under a path with a query, too', async () => {
  expect(await (await get('/resources/list.txt?download')).text()).toBe('tick – tick');
});

test.each([
  ...['/resources/unlisted.txt', '/resources/heroes/b.svg', '/elsewhere/list.txt'],
  ...['/resources/..%2f..%2fserver%2fremote.cjs', '/resources/remote.cjs', '/resources'],
])('%s is passed to the next handler', async requested => {
  const reply = await get(requested);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('left:');
});
