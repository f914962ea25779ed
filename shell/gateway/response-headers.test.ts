import fs from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { buildUser } from '../src/testing.ts';
import { type HttpReply, listen, prepareFolder, sendRequest, writeFile } from './http/testing.ts';
import { fixedReleases, releaseOf, resolvedOf, sha384 } from './releases/testing.ts';
import { gatewayHandler } from './testing.ts';

const HOST = 'homes.example';
const PHOTO = '/uploads/0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const CLOSED = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

const folder = prepareFolder();

beforeEach(async () => {
  for (const file of ['main.0a1b2c3d.js', 'sans.0a1b2c3d.woff2', 'icon.svg', PHOTO])
    await writeFile(path.join(folder.dir, file), file);
  await fs.mkdir(path.join(folder.dir, 'folder.0a1b2c3d.js'));
});

function backend({ url = '' }: http.IncomingMessage, response: http.ServerResponse) {
  if (url === '/api/broken') return response.destroy();
  response.setHeader('content-security-policy', "default-src 'none';frame-ancestors 'none'");
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-type', 'application/json');
  response.statusCode = url === '/api/none' ? 404 : 200;
  response.end(url.startsWith('/api/auth/') ? JSON.stringify({ user: buildUser({ isAdmin: true }) }) : '[]');
}

async function open(env: Record<string, string>) {
  const text = { body: Buffer.from('tick'), hash: sha384('tick') };
  const files = new Map(['/property/list.txt', '/property/plan.svg'].map(file => [file, text]));
  const releaseSource = fixedReleases(resolvedOf([releaseOf({ name: 'mf_property', files })]));
  return listen(await gatewayHandler(folder.dir, { releaseSource, backend, env }));
}

async function send(env: Record<string, string>, requested: string, headers = {}) {
  const [, method, path = '/'] = /^(?:([A-Z]+) )?(.*)$/.exec(requested) ?? [];
  return sendRequest(await open(env), path, { method, headers: { host: HOST, ...headers } });
}

const directivesOf = ({ headers }: HttpReply) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map(each => each.trim().split(' '))
      .map(([name, ...values]) => [name, values.join(' ')]),
  );

/** Every kind of response with its status and type. */
const KINDS: [requested: string, status: number, type?: RegExp, headers?: http.OutgoingHttpHeaders][] = [
  ['/', 200, /^text\/html; charset=utf-8$/],
  ['/status', 200, /^text\/html; charset=utf-8$/, { cookie: '__Host-sid=1' }],
  ['/a/main.0a1b2c3d.js', 200, /^text\/javascript; charset=utf-8$/],
  ['/a/sans.0a1b2c3d.woff2', 200, /^font\/woff2$/],
  ['/icon.svg', 200, /^image\/svg\+xml; charset=utf-8$/],
  [PHOTO, 200, /^image\/webp$/],
  [PHOTO, 416, /^text\/plain; charset=utf-8$/, { range: 'bytes=9999-' }],
  ['/property/list.txt', 200, /^text\/plain; charset=utf-8$/],
  ['/property/plan.svg', 200, /^image\/svg\+xml; charset=utf-8$/],
  ['/property/plan.svg', 304, undefined, { 'if-none-match': `"${sha384('tick')}"` }],
  ['/drawings/3/street.svg', 200, /^image\/svg\+xml; charset=utf-8$/],
  ['/robots.txt', 200, /^text\/plain; charset=utf-8$/],
  ['/sitemap.xml', 200, /^application\/xml; charset=utf-8$/],
  ['/sitemap/pages.xml', 200, /^application\/xml; charset=utf-8$/],
  ['/sitemap/properties-0.xml', 404, /^text\/plain; charset=utf-8$/],
  ['/manifest.webmanifest', 200, /^application\/manifest\+json; charset=utf-8$/],
  ['/registry.json', 200, /^application\/json; charset=utf-8$/],
  ['/sw.js', 200, /^text\/javascript; charset=utf-8$/],
  ['/api/x', 200, /^application\/json$/],
  ['/api/none', 404, /^application\/json$/],
  ['/api/broken', 503, /^text\/plain; charset=utf-8$/],
  ['/a/none.js', 404, /^text\/plain; charset=utf-8$/],
  ['/a/folder.0a1b2c3d.js', 404, /^text\/plain; charset=utf-8$/],
  ['/%', 400, /^text\/plain; charset=utf-8$/],
  ['DELETE /', 405, /^text\/plain; charset=utf-8$/],
  [`/${'x'.repeat(4000)}`, 414, /^text\/plain; charset=utf-8$/],
  ['POST /search', 303],
];

test.each(KINDS.map(kind => ({ name: `${kind[0].slice(0, 50)} (${kind[1]})`, kind })))(
  '$name is closed to other sites and says what it is',
  async ({ kind }) => {
    const [requested, status, type, given] = kind;
    const response = await send({ PUBLIC_URL: `https://${HOST}` }, requested, given);
    expect(response.status).toBe(status);
    if (type) expect(response.headers['content-type']).toMatch(type);
    expect(directivesOf(response)).toMatchObject(CLOSED);
    expect(response.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test.each(['/', PHOTO, '/robots.txt', '/api/x'])('without https %s does not bind to it', async requested => {
  const { headers } = await send({}, requested);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a stored photo has a name that says nothing of who sent it', async () => {
  const { headers } = await send({}, PHOTO);
  expect(headers['content-disposition']).toBe('inline; filename="photo.webp"');
});
