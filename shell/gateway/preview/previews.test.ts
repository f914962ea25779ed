import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { PageCache } from '../cache/page-cache.ts';
import { testChanges } from '../cache/testing.ts';
import { listen, prepareFolder, sendRequest, writeFile } from '../http/testing.ts';
import { COMPLETE_MIRROR, releaseOf, resolvedOf } from '../releases/testing.ts';
import type { RenderOptions } from '../render/index.tsx';
import { gatewayHandler, renderedPage, type TestGateway } from '../testing.ts';
import { previewLink } from './link.ts';

const { jest } = import.meta;
const folder = prepareFolder();
const HOST = 'preview.homes.example';
const ENV = { PUBLIC_URL: 'https://homes.example', PREVIEW_URL: `https://${HOST}` };
const VERSION = '2.0.0-0a1b2c3d';
const SECRETS = { cookie: '__Host-sid=secret; canary=x', authorization: 'Bearer secret' };

const linkTo = (name: string, version = VERSION) => {
  const link = previewLink({ previewUrl: ENV.PREVIEW_URL, gatewayToken: 'x'.repeat(32) }, name, version);
  return `${link}`.slice(ENV.PREVIEW_URL.length);
};

/** A gateway that shows version 1.0.0 of a remote, and has the other version in its folder. */
async function openGateway(gateway: Partial<TestGateway> = {}) {
  const received: IncomingHttpHeaders[] = [];
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    await fetch(`${options.api.origin}/api/properties/7`, { headers: options.api.headers });
    return renderedPage({ html: `<p>${options.user?.firstName ?? 'nobody'} is signed in</p>` });
  });
  const cache = new PageCache(testChanges());
  await writeFile(path.join(folder.dir, `releases/public/mf_property/${VERSION}/remote.json`), '{}');
  const preview = async (name: string, version: string) =>
    resolvedOf([releaseOf({ name, version, base: `/r/${name}/${version}/` })]);
  const handler = await gatewayHandler(folder.dir, {
    env: ENV,
    cache,
    render,
    releases: [releaseOf()],
    backend: (request, response) => {
      received.push(request.headers);
      response.setHeader('set-cookie', 'visitor=1').setHeader('cache-control', 'public, max-age=60');
      response.end('of the backend');
    },
    ...gateway,
    releaseSource: { ...(gateway.releaseSource ?? { preview }) },
  });
  const origin = await listen(handler);
  const send = (requested: string, headers = {}, method = 'GET', host = HOST) =>
    sendRequest(origin, requested, { method, headers: { host, ...headers } });
  const cookieOf = async (link = linkTo('mf_property')) =>
    `${(await send(link)).headers['set-cookie']}`.split(';')[0] ?? '';
  return { send, cookieOf, cache, render, received };
}

test('a link sets a cookie of its own and leads to the first path of the remote', async () => {
  const { send } = await openGateway();
  const link = linkTo('mf_property');
  const { status, headers } = await send(link, SECRETS);
  expect([status, headers.location]).toEqual([303, '/property']);
  expect(headers['set-cookie']).toEqual([
    `__Host-preview=${link.slice('/?preview='.length)}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure`,
  ]);
});

test('by http on this machine the cookie is as good as it can be', async () => {
  const { send } = await openGateway({ env: { PREVIEW_URL: 'http://preview.localhost:8080' } });
  const { headers } = await send(linkTo('mf_property'), {}, 'GET', 'preview.localhost:8080');
  expect(headers['set-cookie']?.[0]).toMatch(
    /^preview=\S+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  );
});

test('pages are of the previewed release, say so, and are the same for everybody', async () => {
  const { send, cookieOf, received } = await openGateway();
  const cookie = `${await cookieOf()}; ${SECRETS.cookie}`;
  const { status, body } = await send('/property/7', { ...SECRETS, cookie });
  expect(status).toBe(200);
  expect(body).toContain(`/r/mf_property/${VERSION}/entry.0a1b2c3d.js`);
  expect(body).toContain(`Preview of <b>mf-property</b> <span>${VERSION}.</span>`);
  expect(body).toContain('<p>nobody is signed in</p>');
  expect(body).toContain('"offline":false');
  expect(received.map(({ cookie, authorization }) => [cookie, authorization])).toEqual([
    [undefined, undefined],
  ]);
});

test('neither cookies nor tokens reach the backend, and none of its cookies reaches a browser', async () => {
  const { send, cookieOf, received } = await openGateway();
  const cookie = `${await cookieOf()}; ${SECRETS.cookie}`;
  for (const requested of ['/api/properties/7', '/uploads/7', '/share/7']) {
    const { headers } = await send(requested, { ...SECRETS, cookie });
    expect([requested, headers['set-cookie']]).toEqual([requested, undefined]);
  }
  for (const headers of received) expect(JSON.stringify(headers)).not.toContain('secret');
  expect(received.length).toBeGreaterThan(1);
});

test('no response may be stored or found by search engines, whoever makes it', async () => {
  const { send, cookieOf } = await openGateway();
  const cookie = await cookieOf();
  await writeFile(path.join(folder.dir, 'main.0a1b2c3d.js'), 'run()');
  for (const [requested, expected, method] of [
    ['/property/7', 200],
    ['/registry.json', 200],
    ['/a/main.0a1b2c3d.js', 200],
    ['/a/none.0a1b2c3d.js', 404],
    ['/api/properties/7', 200],
    ['/sw.js', 200],
    ['/manifest.webmanifest', 200],
    ['/robots.txt', 200],
    ['/healthz', 200],
    [linkTo('mf_property'), 303],
    ['/?preview=end', 200],
    ['/?preview=forged', 404],
    ['/%', 400],
    ['/api/auth/login', 405, 'POST'],
  ] as const) {
    const { status, headers } = await send(requested, { cookie }, method);
    expect([requested, status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      requested,
      expected,
      'no-store',
      'noindex',
    ]);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('nothing can be sent by %s', async method => {
  const { send, cookieOf, received } = await openGateway();
  const cookie = await cookieOf();
  for (const requested of ['/api/auth/login', '/api/telemetry', '/property/7']) {
    const { status, headers, body } = await send(requested, { ...SECRETS, cookie }, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(body).toBe('This is a preview: nothing can be sent from it.');
  }
  expect(received).toEqual([]);
});

test('the page cache is neither read nor written, and pages of the site stay as they are', async () => {
  const { send, cookieOf, cache, render } = await openGateway();
  const cookie = await cookieOf();
  await send('/property/7', { cookie });
  expect(cache.documents()).toEqual([]);
  const ofSite = async () => (await send('/property/7', {}, 'GET', 'homes.example')).body;
  expect(await ofSite()).not.toContain('Preview of');
  expect(cache.documents()).toHaveLength(1);
  expect((await send('/property/7', { cookie })).body).toContain('Preview of');
  expect(await ofSite()).not.toContain('Preview of');
  expect(render).toHaveBeenCalledTimes(3);
});

test('pages of previews are not counted as pages of the site', async () => {
  const { send, cookieOf } = await openGateway({
    env: { ...ENV, METRICS_TOKEN: 'a-token-of-24-characters' },
  });
  const cookie = await cookieOf();
  const countAfter = async (headers: object, host?: string) => {
    await send('/property/7', headers, 'GET', host);
    const { body } = await send('/metrics', { authorization: 'Bearer a-token-of-24-characters' });
    return Number(/^gateway_pages_total\{route="\/property",source="server"\} (\d+)$/m.exec(body)?.[1]);
  };
  const counted = await countAfter({}, 'homes.example');
  expect(counted).toBeGreaterThan(0);
  expect(await countAfter({ cookie })).toBe(counted);
});

test('files of the previewed release are served, and its paths are known', async () => {
  const release = releaseOf({
    files: new Map([['/property/map.svg', { body: Buffer.from('<svg/>'), hash: 'x' }]]),
  });
  const resolved = resolvedOf([{ ...release, version: VERSION }]);
  const releaseSource = { preview: async () => resolved };
  const { send, cookieOf } = await openGateway({ releases: [], releaseSource });
  const cookie = await cookieOf();
  const { status, headers, body } = await send('/property/map.svg', { cookie });
  expect([status, headers['cache-control'], body]).toEqual([200, 'no-store', '<svg/>']);
  expect((await send('/Property/7)', { cookie })).headers.location).toBe('/property/7');
});

test('no browser gets a worker, and crawlers get nothing', async () => {
  const { send } = await openGateway({ shell: { worker: 'cache everything' } });
  expect((await send('/sw.js')).body).toContain('self.registration.unregister()');
  expect((await send('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await send('/sw.js', {}, 'GET', 'homes.example')).body).toBe('cache everything');
});

test('the link of the bar ends a preview', async () => {
  const { send, cookieOf } = await openGateway();
  const { status, headers, body } = await send('/?preview=end', { cookie: await cookieOf() });
  expect([status, headers['set-cookie']]).toEqual([
    200,
    ['__Host-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'],
  ]);
  expect(body).toContain('<h1>The preview has ended</h1>');
});

test('without a link, and with one that is forged or has ended, pages and calls say so', async () => {
  const { send, cookieOf } = await openGateway();
  const cookie = await cookieOf();
  const realNow = Date.now;
  for (const requested of ['/', '/property/7', '/api/properties/7', '/r/mf_property/2/a.0a1b2c3d.js'])
    for (const sent of ['', cookie.replace('2.0.0', '3.0.0'), `${cookie}x`]) {
      const { status, body } = await send(requested, { cookie: sent });
      expect([requested, sent, status]).toEqual([requested, sent, 404]);
      expect(body).toContain('<h1>There is no preview here</h1>');
    }
  const link = linkTo('mf_property');
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 8 * 24 * 3600 * 1000);
  for (const requested of ['/property/7', link])
    expect([requested, (await send(requested, { cookie })).status]).toEqual([requested, 404]);
});

test('a release that is fetched first, gone, or refused says so', async () => {
  const brought: string[] = [];
  const mirror = {
    ...COMPLETE_MIRROR,
    bring: async (name: string, version: string) => {
      brought.push(`${name} ${version}`);
      if (version === '4.0.0') throw new Error('the backend responded with 503');
      if (version === '2.0.0') await writeFile(path.join(folder.dir, `releases/public/${name}/2.0.0/a`), '');
    },
  };
  const reason = 'it needs <React> 99';
  const { send } = await openGateway({ mirror, releaseSource: { preview: async () => ({ reason }) } });
  const open = async (version: string) => {
    const { status, body } = await send(linkTo('mf_new', version));
    return [status, /<p>(.*)<\/p>/.exec(body)?.[1]];
  };
  expect(await open('2.0.0')).toEqual([409, 'mf-new 2.0.0 is refused: it needs &lt;React&gt; 99.']);
  expect(await open('3.0.0')).toEqual([404, 'mf-new 3.0.0 is no longer stored.']);
  expect(await open('4.0.0')).toEqual([503, 'mf-new 4.0.0 could not be fetched. Try again in a minute.']);
  expect(brought).toEqual(['mf_new 2.0.0', 'mf_new 3.0.0', 'mf_new 4.0.0']);
});
