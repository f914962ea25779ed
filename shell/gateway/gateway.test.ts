import type http from 'node:http';
import path from 'node:path';
import type { SlotName } from '@home-truths/platform/slots';
import { buildUser } from '../src/testing.ts';
import { type HttpReply, listen, prepareFolder, sendRequest, writeFile } from './http/testing.ts';
import type { ShellBuild } from './pages/shell-build.ts';
import type { ReleaseSource } from './releases/releases.ts';
import { fixedReleases, releaseOf as release, resolvedOf } from './releases/testing.ts';
import type { RenderOptions } from './render/index.tsx';
import { gatewayHandler, renderedPage, type TestGateway } from './testing.ts';

const { jest } = import.meta;
const folder = prepareFolder();

const openGateway = async (gateway: Partial<TestGateway> = {}) =>
  listen(await gatewayHandler(folder.dir, gateway));

/** The data that a document carries. */
const bootIn = ({ body }: Pick<HttpReply, 'body'>) =>
  JSON.parse(/<script id="boot"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}');

test('a page comes drawn, with its scripts early and its status', async () => {
  const origin = await openGateway({
    render: async () => renderedPage({ status: 404 }),
    releases: [release()],
  });
  const { status, headers, body } = await sendRequest(origin, '/property/7');
  expect([status, headers['x-render']]).toEqual([404, 'server']);
  expect(body).toContain('<div id="root"><h1>12 Smith Street</h1></div>');
  expect(body).toContain(
    'as="script" href="/r/mf_property/1.0.0/entry.0a1b2c3d.js" integrity="sha384-entry"',
  );
  expect(body).toContain('as="script" href="/r/mf_property/1.0.0/routes.0a1b2c3d.js"');
});

test('the parts that a page needs are fetched early, too, each file once; one that nobody knows is not', async () => {
  const origin = await openGateway({
    render: async () => renderedPage({ parts: ['gallery', 'map', 'routes'] }),
    releases: [
      release({
        parts: { gallery: ['gallery.0a1b2c3d.js'], routes: ['routes.0a1b2c3d.js'] },
        integrity: { 'gallery.0a1b2c3d.js': 'sha384-gallery' },
      }),
    ],
  });
  const { body } = await sendRequest(origin, '/property/7');
  const hints = [...body.matchAll(/as="script" href="[^"]+\/(\w+)\.[^"]+" integrity="([^"]*)"/g)];
  expect(hints.map(([, file, hash]) => [file, hash])).toEqual([
    ['entry', ''],
    ['routes', ''],
    ['gallery', 'sha384-gallery'],
  ]);
});

test('the document holds the hashes of exposed modules’ scripts; those of other scripts come with the entry', async () => {
  const integrity = { 'entry.0a1b2c3d.js': 'sha384-entry', 'inner.0a1b2c3d.js': 'sha384-inner' };
  const releases = [release({ exposes: { './routes': ['entry.0a1b2c3d.js'] }, integrity })];
  const origin = await openGateway({ releases });
  const { body } = await sendRequest(origin, '/property/7');
  expect(body).toContain('"integrity":{"entry.0a1b2c3d.js":"sha384-entry"}');
  expect(body).not.toContain('sha384-inner');
});

test.each([
  ['throws', async () => Promise.reject(new Error('broken'))],
  [
    'never ends',
    () => {
      setImmediate(() => jest.advanceTimersByTime(6000));
      return new Promise<never>(() => {});
    },
  ],
])('a page whose drawing %s is left to the browser, and the failure is logged', async (_, render) => {
  const origin = await openGateway({ render, releases: [release()] });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { status, headers, body } = await sendRequest(origin, '/property/7');
  jest.useRealTimers();
  expect([status, headers['x-render']]).toEqual([200, 'browser']);
  expect(body).toContain('<div id="root"></div>');
  expect(folder.lines.join()).toContain('"remote":"mf_property","version":"1.0.0"');
});

test('a release that only browsers draw is left to them, and its slots on other pages fail nobody', async () => {
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    const slots = ['property.reviews/v1', 'property.photos/v1'] as SlotName[];
    return renderedPage({ html: `<p>${slots.map(options.isBrowserOnly)}</p>` });
  });
  const reviews = release({
    name: 'mf_reviews',
    exposes: { './routes': [], './property.reviews/v1': [] },
    runsOnServer: false,
    modules: undefined,
  });
  const origin = await openGateway({ render, releases: [release(), reviews] });
  const own = await sendRequest(origin, '/mf-reviews');
  expect([own.status, own.headers['x-render']]).toEqual([200, 'browser']);
  expect(render).not.toHaveBeenCalled();
  expect((await sendRequest(origin, '/property/7')).body).toContain('<p>true,false</p>');
  const { body: metrics } = await sendRequest(origin, '/metrics');
  expect(metrics).toContain('gateway_pages_total{route="/mf-reviews",source="browser-only"} 1');
  expect(folder.lines.join()).not.toContain('"level":"error"');
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 Chrome/156.0', 'sec-fetch-mode': 'navigate' };

/** A registry that tries a newer version on everybody who has a number. */
const withCanaryOf = (name: string): Partial<ReleaseSource> => {
  const offered = (version: string) =>
    resolvedOf([release({ name, version, base: `/r/${name}/${version}/` })], {
      canaries: new Map([[name, '']]),
    });
  return { current: async visitor => offered(visitor ? '2.0.0' : '1.0.0') };
};

test('while a canary runs, the first response sets the cookie it was decided by', async () => {
  const origin = await openGateway({ releaseSource: withCanaryOf('mf_property') });
  const first = await sendRequest(origin, '/property/7', { headers: BROWSER });
  const [cookie = ''] = first.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^canary=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  expect(bootIn(first).remotes[0].version).toBe('2.0.0');
  expect(first.body).toContain('as="script" href="/r/mf_property/2.0.0/');
  expect(first.body).not.toContain('1.0.0');
  const headers = { ...BROWSER, cookie: cookie.split(';')[0] };
  const again = await sendRequest(origin, '/property/7', { headers });
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(bootIn(again).remotes[0].version).toBe('2.0.0');
  const crawler = await sendRequest(origin, '/property/7', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(crawler.headers['set-cookie']).toBeUndefined();
  expect(bootIn(crawler).remotes[0].version).toBe('1.0.0');
});

describe('the registry of now, for a page that stands open', () => {
  const requested = { ...BROWSER, 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' };
  const adminConsole = release({ name: 'mf_admin', exposes: { './routes': ['entry.0a1b2c3d.js'] } });
  test.each([true, false])(
    'is what the document of this person has, and is not cached (administrator: %s)',
    async isAdmin => {
      const disabled = new Map([['mf_guides', 'Back at noon.']]);
      const origin = await openGateway({
        releaseSource: fixedReleases(resolvedOf([adminConsole, release()], { disabled })),
        backend: (_, response) => response.end(JSON.stringify({ user: buildUser({ isAdmin }) })),
      });
      const headers = { ...requested, cookie: 'sid=1' };
      const reply = await sendRequest(origin, '/registry.json', { headers });
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
      const { remotes, slots, paths, traits, ...boot } = bootIn(await sendRequest(origin, '/', { headers }));
      expect(JSON.parse(reply.body)).toEqual({ remotes, disabled: boot.disabled, slots, paths, traits });
      expect(reply.body.includes('"mf_admin"')).toBe(isAdmin);
    },
  );

  test('has the canary for visitors who are in it already, and brings nobody else in', async () => {
    const origin = await openGateway({ releaseSource: withCanaryOf('mf_property') });
    const cookie = `canary=${'a'.repeat(22)}`;
    const known = await sendRequest(origin, '/registry.json', { headers: { ...requested, cookie } });
    expect(JSON.parse(known.body).remotes[0].version).toBe('2.0.0');
    const stranger = await sendRequest(origin, '/registry.json', { headers: requested });
    expect(JSON.parse(stranger.body).remotes[0].version).toBe('1.0.0');
    expect(stranger.headers['set-cookie']).toBeUndefined();
  });

  test('is not guessed where the backend cannot say who the visitor is', async () => {
    const backend: http.RequestListener = (_, response) => response.writeHead(500).end();
    const origin = await openGateway({ releases: [adminConsole], backend });
    const headers = { cookie: 'sid=1' };
    const reply = await sendRequest(origin, '/registry.json', { headers });
    expect(reply).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'private, no-store' },
      body: 'null',
    });
  });
});

test('nobody gets a cookie while nothing is tried, or only what is not for them', async () => {
  for (const gateway of [{ releases: [release()] }, { releaseSource: withCanaryOf('mf_admin') }]) {
    const { headers } = await sendRequest(await openGateway(gateway), '/', { headers: BROWSER });
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('a page that is not available says when to come again, and why to its own people only', async () => {
  const disabled = new Map(Object.entries({ mf_property: 'Back at noon.', mf_admin: 'It is being moved.' }));
  const render = jest.fn(async () => renderedPage({ status: 503 }));
  const origin = await openGateway({ render, releaseSource: fixedReleases(resolvedOf([], { disabled })) });
  const reply = await sendRequest(origin, '/property/7');
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '30']);
  expect(bootIn(reply).disabled).toEqual({ mf_property: 'Back at noon.' });
  expect(reply.body).not.toContain('mf_admin');
  const options = expect.objectContaining({ disabled: { mf_property: 'Back at noon.' } });
  expect(render).toHaveBeenCalledWith(expect.anything(), options);
});

test('a slot is empty where its remote is switched off, and left to the browser where it only cannot be run', async () => {
  const seen: unknown[] = [];
  const slots = { 'property.reviews/v1': 'mf_reviews', 'search.property-card/v1': 'mf_search' };
  const disabled = new Map([['mf_reviews', 'Back at noon.']]);
  const search = release({ name: 'mf_search', modules: undefined });
  const releaseSource = fixedReleases(resolvedOf([search], { disabled, providers: slots }));
  const render: ShellBuild['server']['render'] = async (_, { slot }) => {
    seen.push(slot('property.reviews/v1'), slot('search.property-card/v1'));
    return renderedPage();
  };
  await sendRequest(await openGateway({ render, releaseSource }), '/property/7');
  expect(seen).toEqual(['nothing', undefined]);
});

test('a remote that provides slots but has no pages is still to come', async () => {
  const render = jest.fn(async () => renderedPage());
  const exposes = { './property.reviews/v1': ['reviews.0a1b2c3d.js'] };
  const reviews = release({ name: 'mf_reviews', exposes });
  const origin = await openGateway({ render, releases: [release(), reviews] });
  await sendRequest(origin, '/');
  const options = expect.objectContaining({ available: ['mf_property'] });
  expect(render).toHaveBeenCalledWith(expect.anything(), options);
});

test('a page whose remote could not be run on the server is left to the browser', async () => {
  const render = jest.fn(async () => renderedPage());
  const origin = await openGateway({ render, releases: [release({ modules: undefined })] });
  expect((await sendRequest(origin, '/property/7')).headers['x-render']).toBe('browser');
  expect(render).not.toHaveBeenCalled();
});

test('the signed-in user is fetched from the backend with the visitor’s cookie, and their page is not cached', async () => {
  const user = buildUser();
  const seen: (string | undefined)[] = [];
  const render = jest.fn(async () => renderedPage());
  const origin = await openGateway({
    render,
    backend: (request, response) => {
      seen.push(request.headers.cookie);
      response.end(JSON.stringify({ user }));
    },
  });
  const { headers } = await sendRequest(origin, '/', { headers: { cookie: 'visitor=1; sid=secret' } });
  expect(seen).toEqual(['visitor=1; sid=secret']);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ user }));
  await sendRequest(origin, '/', { headers: { cookie: 'visitor=1' } });
  expect(seen).toHaveLength(1);
});

test.each([
  [true, ['mf_admin', 'mf_property'], { 'admin.desk/v1': 'mf_admin' }],
  [false, ['mf_property'], {}],
])(
  'a remote for administrators is in the registry of nobody else (administrator: %s)',
  async (isAdmin, available, slots) => {
    const render = jest.fn(async () => renderedPage());
    const exposes = { './routes': ['entry.0a1b2c3d.js'], './admin.desk/v1': ['admin.0a1b2c3d.js'] };
    const adminConsole = release({ name: 'mf_admin', base: '/r/mf_admin/1.0.0/', exposes });
    const origin = await openGateway({
      render,
      releases: [adminConsole, release()],
      backend: (_, response) => response.end(JSON.stringify({ user: buildUser({ isAdmin }) })),
    });
    const { body } = await sendRequest(origin, '/', { headers: { cookie: 'sid=1' } });
    const boot = bootIn({ body });
    expect(boot.remotes.map(({ name }: { name: string }) => name)).toEqual(available);
    expect(boot.slots).toEqual(slots);
    expect(Object.keys(boot.traits)).toEqual(Object.keys(slots));
    expect('mf_admin' in boot.paths).toBe(isAdmin);
    expect(body.includes('mf_admin')).toBe(isAdmin);
    expect(render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ available }));
  },
);

test.each([
  [undefined, 'private, no-cache', 'strict-origin-when-cross-origin'],
  [true, 'private, no-store', 'no-referrer'],
])(
  'a page that says so (%s) is not cached and its URL not sent as a referrer',
  async (noStore, cache, referrerPolicy) => {
    const render = async () => renderedPage({ head: { title: 'A page', noStore } });
    const origin = await openGateway({ render });
    const { headers } = await sendRequest(origin, '/');
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual([cache, referrerPolicy]);
  },
);

test.each([
  ['fails', (_: http.IncomingMessage, response: http.ServerResponse) => response.writeHead(500).end()],
  ['hangs up', (request: http.IncomingMessage) => request.socket.destroy()],
  ['talks nonsense', (_: http.IncomingMessage, response: http.ServerResponse) => response.end('<html>')],
])('where the backend %s, the page does not claim to know who it is', async (_, backend) => {
  const render = jest.fn(async () => renderedPage());
  const origin = await openGateway({ render, backend });
  const headers = { cookie: 'sid=1' };
  const page = await sendRequest(origin, '/', { headers });
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(bootIn(page)).toMatchObject({ user: null, isUserUnknown: true });
  expect(render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ user: null }));
  const closed = await sendRequest(origin, '/profile', { headers });
  expect([closed.status, closed.headers['retry-after']]).toEqual([503, '30']);
  expect(render).toHaveBeenCalledTimes(1);
  expect(bootIn(await sendRequest(origin, '/'))).not.toHaveProperty('isUserUnknown');
});

test('a session that is over makes a visitor', async () => {
  const origin = await openGateway({ backend: (_, response) => response.writeHead(401).end() });
  const page = await sendRequest(origin, '/', { headers: { cookie: 'sid=1' } });
  expect(bootIn(page)).toMatchObject({ user: null });
  expect(bootIn(page)).not.toHaveProperty('isUserUnknown');
});

test('a page may send the person elsewhere, with a message for the next page', async () => {
  const given = { location: '/property/8', 'set-cookie': 'flash=access-denied' };
  const response = new Response(null, { status: 302, headers: given });
  const origin = await openGateway({ render: async () => ({ kind: 'redirect', response }) });
  const headers = { location: '/property/8', 'set-cookie': ['flash=access-denied'] };
  expect(await sendRequest(origin, '/property/7')).toMatchObject({ status: 302, headers });
});

test('calls go to the backend, and so do health checks of the backend', async () => {
  const origin = await openGateway();
  expect((await sendRequest(origin, '/api/properties/7?a=1')).body).toBe('backend: /api/properties/7?a=1');
  expect((await sendRequest(origin, '/api/readyz')).body).toBe('backend: /api/readyz');
});

describe('health checks of the gateway', () => {
  const backend: http.RequestListener = (_, response) => response.destroy();
  const healthOf = async (origin: string) => {
    const paths = ['/livez', '/healthz', '/readyz'];
    return Promise.all(paths.map(async requested => (await sendRequest(origin, requested)).status));
  };

  test('do not depend on the backend', async () => {
    const origin = await openGateway({ backend });
    expect((await sendRequest(origin, '/api/readyz')).status).toBe(503);
    expect(await healthOf(origin)).toEqual([200, 200, 200]);
  });

  test('say that a process which is about to end is not ready, while it still serves', async () => {
    let isStopping = false;
    const origin = await openGateway({ isDraining: () => isStopping });
    expect(await healthOf(origin)).toEqual([200, 200, 200]);
    isStopping = true;
    expect(await healthOf(origin)).toEqual([200, 200, 503]);
    expect((await sendRequest(origin, '/robots.txt')).status).toBe(200);
  });

  test('are requests without a body, for these paths alone', async () => {
    const origin = await openGateway();
    expect(await sendRequest(origin, '/readyz', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect((await sendRequest(origin, '/readyz', { method: 'DELETE' })).body).not.toBe('ok');
    expect((await sendRequest(origin, '/readyz/')).body).not.toBe('ok');
  });
});

test('photos in a bucket come from the backend, and none of an earlier folder', async () => {
  const photo = '/uploads/0f8fad5b-d9cb-469f-a165-70867728950e.webp';
  await writeFile(path.join(folder.dir, photo), 'in the folder');
  expect((await sendRequest(await openGateway(), photo)).body).toBe('in the folder');
  const origin = await openGateway({ env: { UPLOADS_URL: 's3://homes/photos' } });
  expect((await sendRequest(origin, photo)).body).toBe(`backend: ${photo}`);
  expect((await sendRequest(origin, photo, { method: 'HEAD' })).status).toBe(200);
  expect((await sendRequest(origin, photo, { method: 'PUT' })).status).toBe(405);
});

test('pictures for link previews come from the backend', async () => {
  const origin = await openGateway();
  const image = '/share/home/7-13-338.png';
  expect((await sendRequest(origin, image)).body).toBe(`backend: ${image}`);
  expect((await sendRequest(origin, image, { method: 'HEAD' })).status).toBe(200);
  expect((await sendRequest(origin, image, { method: 'POST' })).status).toBe(404);
  expect((await sendRequest(origin, image, { method: 'PUT' })).status).toBe(405);
});

test('a file that is not there is no page', async () => {
  const render = jest.fn(async () => renderedPage());
  const origin = await openGateway({ render });
  for (const requested of ['/a/x.js', '/r/x/y/z.js', '/uploads/x.webp', '/drawings/x.svg']) {
    const missing = { status: 404, body: 'We couldn’t find that file.' };
    expect(await sendRequest(origin, requested)).toMatchObject(missing);
  }
  expect(render).not.toHaveBeenCalled();
});

test('a page can only be read, and its address has an end', async () => {
  const origin = await openGateway();
  expect(await sendRequest(origin, '/search', { method: 'DELETE' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
    body: 'This page doesn’t accept that kind of request.',
  });
  const long = await sendRequest(origin, `/search?q=${'a'.repeat(4000)}`);
  expect(long).toMatchObject({ status: 414, body: 'This link is too long.' });
});

test('TRACE shows nothing of a request', async () => {
  const headers = { 'x-canary': 'canary' };
  const { status, body } = await sendRequest(await openGateway(), '/search', { method: 'TRACE', headers });
  expect([status, body]).toEqual([405, 'This page doesn’t accept that kind of request.']);
});

test.each(['/property/%E0%A4%A', '/%', '/search%zz?q=1', '/api/properties/%c3'])(
  'the path %s is refused with a message, and nothing is logged',
  async requested => {
    const render = jest.fn();
    const origin = await openGateway({ render });
    expect(await sendRequest(origin, requested)).toMatchObject({
      status: 400,
      body: 'This link isn’t valid.',
    });
    expect(render).not.toHaveBeenCalled();
    expect(folder.lines).toEqual([]);
  },
);

test.each(['http://[', 'http://elsewhere.example/robots.txt'])(
  'the whole URL %s is a path of this site like any other',
  async requested => {
    const origin = await openGateway({ render: async () => renderedPage({ status: 404 }) });
    const { status, headers } = await sendRequest(origin, requested);
    expect([status, headers['x-render']]).toEqual([404, 'server']);
  },
);

test('a stray % in a query is a letter like any other', async () => {
  expect((await sendRequest(await openGateway(), '/search?q=100%')).status).toBe(200);
});

test('a form sent before its script was there shows its page anew, without its words', async () => {
  const form = '/write-review/7?from=search';
  const reply = await sendRequest(await openGateway(), form, { method: 'POST' });
  expect(reply).toMatchObject({ status: 303, headers: { location: form } });
});

test.each([
  '//evil.example/',
  '//x//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  'http://x//evil.example/',
])('a form sent to %s is not sent on to another site', async requested => {
  const origin = await openGateway();
  const { status, headers } = await sendRequest(origin, requested, { method: 'POST' });
  expect(status).toBe(303);
  expect(new URL(headers.location ?? '', 'http://own.example').host).toBe('own.example');
});

test('the site has one name for crawlers, whatever URL was requested', async () => {
  const named = await openGateway({ env: { PUBLIC_URL: 'https://homes.example' } });
  const headers = { host: 'homes.example' };
  const robots = await sendRequest(named, '/robots.txt', { headers });
  expect(robots.body).toContain('https://homes.example/sitemap.xml');
  const evil = await sendRequest(named, '//evil.example/robots.txt', { headers });
  expect(evil.body).not.toContain('Sitemap: http://evil');
  const fresh = await openGateway();
  expect((await sendRequest(fresh, '/robots.txt')).body).toContain(`Sitemap: ${fresh}/sitemap.xml`);
  const odd = await sendRequest(fresh, '/robots.txt', { headers: { host: 'a"><b' } });
  expect(odd.body).toContain('Sitemap: http://localhost:8080/sitemap.xml');
});

test.each(['[', 'a:b', '127.0.0.1:99999', '[::1', '1.2.3.4.5:'])(
  'a request to the host %s, which is none, is refused',
  async host => {
    const { status, body } = await sendRequest(await openGateway(), '/', { headers: { host } });
    expect([status, body]).toEqual([400, 'This link isn’t valid.']);
  },
);

test('a sitemap that cannot be made is a message, not a broken response', async () => {
  const origin = await openGateway({ backend: (_, response) => response.writeHead(500).end() });
  const { status, headers } = await sendRequest(origin, '/sitemap/pages.xml');
  expect([status, headers['retry-after']]).toEqual([503, '2']);
});

test('files of the sitemap are sent compressed, and there are no others', async () => {
  const slugs = Array.from({ length: 9_000 }, (_, index) => ({ slug: `guide-${index}` }));
  const origin = await openGateway({
    backend: (_, response) => void response.end(JSON.stringify(slugs)),
    releaseSource: fixedReleases(resolvedOf([], { sitemap: ['/resources/:resourceSlug'] })),
  });
  const packed = await fetch(`${origin}/sitemap/pages.xml`, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await packed.text()).match(/<url>/g)).toHaveLength(slugs.length);
  const head = await fetch(`${origin}/sitemap/pages.xml`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['properties-0', 'properties-1', 'toString'])
    expect((await fetch(`${origin}/sitemap/${name}.xml`)).status).toBe(404);
  expect((await fetch(`${origin}/sitemap/pages.xml`, { method: 'POST' })).status).toBe(404);
});

test.each([
  ['nobody', {}, /^(::ffff:)?127\.0\.0\.1$/],
  ['the proxy', { TRUST_PROXY: '1' }, /^6\.6\.6\.6, (::ffff:)?127\.0\.0\.1$/],
])(
  'the IP address of a visitor is taken from %s in front of us, for calls and pages alike',
  async (_, env, address) => {
    const forwardedFor: string[] = [];
    const origin = await openGateway({
      env,
      backend: (request, response) => {
        forwardedFor.push(String(request.headers['x-forwarded-for']));
        response.writeHead(401).end();
      },
    });
    const headers = { 'x-forwarded-for': '6.6.6.6', cookie: 'sid=1' };
    await sendRequest(origin, '/api/x', { headers });
    await sendRequest(origin, '/', { headers });
    expect(forwardedFor).toHaveLength(2);
    for (const each of forwardedFor) expect(each).toMatch(address);
  },
);

test('what belongs to development is nothing to visitors: no override, no news of builds', async () => {
  const origin = await openGateway({ releases: [release()] });
  const override = 'mf_property@http://localhost:3101';
  const cookie = `override=${Buffer.from(override).toString('base64url')}`;
  const typed = { headers: { cookie, 'sec-fetch-site': 'none' } };
  const { status, headers, body } = await sendRequest(origin, `/property/7?override=${override}`, typed);
  expect([status, headers['set-cookie'], headers['x-render']]).toEqual([200, undefined, 'server']);
  expect(body).not.toMatch(/:3101|\/-\/|End the override/);
  expect(body).toContain('/r/mf_property/1.0.0/');
  for (const path of ['/-/development/events', '/-/override/mf_property/entry.0a1b2c3d.js']) {
    const reply = await sendRequest(origin, path, { headers: { cookie } });
    expect(reply.headers['content-type']).not.toContain('event-stream');
    expect(reply.body).not.toContain(':3101');
  }
});

test('a long response of the API is compressed for those who accept that', async () => {
  const reviews = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, title: 'Quiet at night' })));
  const origin = await openGateway({
    backend: (request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(request.url?.endsWith('reviews') ? reviews : '{}');
    },
  });
  const read = (url: string, encoding: string) =>
    fetch(origin + url, { headers: { 'accept-encoding': encoding } });
  for (const encoding of ['br', 'gzip']) {
    const response = await read('/api/properties/7/reviews', encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(reviews);
  }
  const plain = [await read('/api/properties/7/reviews', 'identity'), await read('/api/properties/7', 'br')];
  expect(plain.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null]);
});
