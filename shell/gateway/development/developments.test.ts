import type http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PageCache } from '../cache/page-cache.ts';
import { testChanges } from '../cache/testing.ts';
import { listen, prepareFolder, sendRequest } from '../http/testing.ts';
import { releaseOf } from '../releases/testing.ts';
import { gatewayHandler, type TestGateway } from '../testing.ts';
import { newCookie, newLink } from './tokens.ts';

const { jest } = import.meta;
const folder = prepareFolder();
const HOST = 'staging.example';
const ENV = { PUBLIC_URL: `https://${HOST}`, OVERRIDES: 'on' };
const SECRET = { gatewayToken: 'x'.repeat(32) };
const DEVELOPMENT = { name: 'mf_property', port: 3101 };
const ORIGIN = 'http://localhost:3101';
const ADMINISTRATOR = '__Host-sid=administrator';
const MEMBER = '__Host-sid=member';
const USER = { id: 1, username: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

afterEach(() => jest.restoreAllMocks());

const linkOf = (development = DEVELOPMENT, secret = SECRET) => newLink(development, secret).token;
const cookieOf = (development = DEVELOPMENT, secret = SECRET) =>
  `__Host-develop=${newCookie(development, secret)}`;
/** Lets eight hours, or the ten minutes of a link, pass. */
function passMinutes(minutes: number) {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
}

/** A gateway, and a backend on which each link can be used once. */
async function openGateway(gateway: Partial<TestGateway> = {}) {
  const used = new Set<string>();
  const received: string[] = [];
  const backend: http.RequestListener = async (request, response) => {
    received.push(`${request.method} ${request.url}`);
    if (request.url === '/api/auth/me') {
      const isAdmin = request.headers.cookie?.includes('administrator') === true;
      return response.end(JSON.stringify({ user: { ...USER, isAdmin } }));
    }
    if (request.url?.startsWith('/gateway/publishers/'))
      return response.end(JSON.stringify({ name: 'CI', rights: [request.headers['x-release-token']] }));
    if (request.url?.startsWith('/api/')) return response.end('of the backend');
    const { link } = JSON.parse(`${await buffer(request)}`);
    response.end(JSON.stringify({ isFirst: !used.has(link) }));
    used.add(link);
  };
  const cache = new PageCache(testChanges());
  const handler = await gatewayHandler(folder.dir, {
    env: ENV,
    cache,
    releases: [releaseOf()],
    backend,
    ...gateway,
  });
  const origin = await listen(handler);
  const send = (requested: string, headers = {}, method = 'GET', body = '') =>
    sendRequest(origin, requested, { method, headers: { host: HOST, ...headers } }, body);
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const answer = (link: string, headers = {}) =>
    send('/develop', { ...form, ...headers }, 'POST', `link=${link}`);
  const ask = (link: string, headers = {}) => send(`/develop?link=${link}`, headers);
  return { send, ask, answer, cache, received };
}

const headingOf = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];
const QUESTION = 'Run code from your machine in this browser?';
const INVALID = 'This link can’t be used';

const REFUSED = {
  overrides: 'This site shows no code from machines: its gateways have no OVERRIDES=on.',
  right: 'This release token does not have the right “develop”.',
  body: 'The request body must be a JSON object with the fields of this call, and no others.',
};

test.each<[status: number, said: string, token: string, body: object, OVERRIDES: string]>([
  [200, 'a link', 'develop', { port: 3101 }, 'on'],
  [409, REFUSED.overrides, 'develop', { port: 3101 }, 'off'],
  [403, REFUSED.right, 'pin', { port: 3101 }, 'on'],
  [400, 'Port must be between 1 and 65535', 'develop', { port: 0 }, 'on'],
  [400, REFUSED.body, 'develop', { port: 3101, host: 'evil.example' }, 'on'],
])('a team that asks for a link gets %i: %s', async (status, said, token, body, OVERRIDES) => {
  const { send, ask } = await openGateway({ env: { ...ENV, OVERRIDES } });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await send('/api/releases/mf-property/develop', headers, 'POST', JSON.stringify(body));
  const [, link = ''] = /"link":"https:\/\/staging\.example\/develop\?link=([^"]+)"/.exec(reply.body) ?? [];
  expect([reply.status, link ? 'a link' : reply.body]).toEqual([status, said]);
  if (link) expect(headingOf((await ask(link)).body)).toBe(QUESTION);
});

test('a link asks, and yes sets a cookie for eight hours that names the remote and its port', async () => {
  const { ask, answer } = await openGateway();
  const link = linkOf();
  const { status, headers, body } = await ask(link);
  expect([status, headingOf(body), headers['cache-control']]).toEqual([200, QUESTION, 'private, no-store']);
  expect(body).toContain('run mf-property from\nhttp://localhost:3101 in this browser');
  expect(headers['content-security-policy']).toContain("form-action 'self'; frame-ancestors 'none'");
  const said = await answer(link);
  expect([said.status, said.headers.location]).toEqual([303, '/property']);
  expect(said.headers['set-cookie']?.[0]).toMatch(
    /^__Host-develop=mf_property~3101~\d{10}~[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
  );
});

test.each<[who: string, status: number, heading: string | undefined, headers: object, link: () => string]>([
  ['a link', 200, QUESTION, {}, linkOf],
  ['a member with a link', 200, QUESTION, { cookie: MEMBER }, linkOf],
  ['an administrator', 403, 'Sign out first', { cookie: ADMINISTRATOR }, linkOf],
  ['no link', 410, INVALID, {}, () => ''],
  ['another site’s link', 410, INVALID, {}, () => linkOf(DEVELOPMENT, { gatewayToken: 'y'.repeat(32) })],
  ['another remote’s link', 410, INVALID, {}, () => linkOf().replace('mf_property', 'mf_search')],
  ['another port', 410, INVALID, {}, () => linkOf().replace('~3101~', '~3102~')],
  ['another host', 410, INVALID, {}, () => linkOf().replace('~3101~', '~evil.example:3101~')],
  ['a cookie as a link', 410, INVALID, {}, () => newCookie(DEVELOPMENT, SECRET)],
])('%s: %i', async (_, status, heading, headers, link) => {
  const { ask, answer } = await openGateway();
  const asked = await ask(link(), headers);
  expect([asked.status, headingOf(asked.body), asked.headers['set-cookie']]).toEqual([
    status,
    heading,
    undefined,
  ]);
  const answered = await answer(link(), headers);
  expect([answered.status, answered.headers['set-cookie']?.length]).toEqual(
    status === 200 ? [303, 1] : [status, undefined],
  );
});

test('a link ends after ten minutes', async () => {
  const { ask, answer } = await openGateway();
  const link = linkOf();
  passMinutes(10);
  expect([(await ask(link)).status, (await answer(link)).status]).toEqual([410, 410]);
});

test('a link works once', async () => {
  const { answer } = await openGateway();
  const link = linkOf();
  expect([(await answer(link)).status, (await answer(link)).status]).toEqual([303, 410]);
});

test.each([
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.staging.example' },
  { 'sec-fetch-site': 'none' },
])('nobody answers from elsewhere: %o', async headers => {
  const { answer } = await openGateway();
  const { status, headers: sent } = await answer(linkOf(), headers);
  expect([status, sent['set-cookie']]).toEqual([403, undefined]);
});

test('a site without OVERRIDES neither asks nor follows a cookie', async () => {
  const { ask, send, answer } = await openGateway({ env: { PUBLIC_URL: ENV.PUBLIC_URL } });
  expect(headingOf((await ask(linkOf())).body)).not.toBe(QUESTION);
  expect((await answer(linkOf())).headers['set-cookie']).toBeUndefined();
  const { headers, body } = await send('/property/7', { cookie: cookieOf() });
  expect([headers['x-render'], body.includes(ORIGIN)]).toEqual(['server', false]);
});

test('pages say so, are drawn by the browser, and alone may load from the machine', async () => {
  const { send, received } = await openGateway();
  const { status, headers, body } = await send('/property/7', { cookie: cookieOf() });
  expect([status, headers['x-render'], headers['cache-control']]).toEqual([
    200,
    'browser',
    'private, no-store',
  ]);
  expect(body).toContain(`<b>mf-property</b> comes from ${ORIGIN}, in this browser alone.`);
  expect(body).toContain(`"development":{"name":"mf_property","origin":"${ORIGIN}"}`);
  expect(body).toContain('"offline":false');
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${ORIGIN};`);
  const other = await send('/property/7');
  expect(other.headers['content-security-policy']).toContain(`connect-src 'self';`);
  expect(other.body).not.toContain(ORIGIN);
  expect(received).toEqual([]);
});

test.each<[cookie: string, make: () => string]>([
  ['another site’s', () => cookieOf(DEVELOPMENT, { gatewayToken: 'y'.repeat(32) })],
  ['another remote', () => cookieOf().replace('mf_property', 'mf_search')],
  ['another port', () => cookieOf().replace('~3101~', '~3102~')],
  ['another host', () => cookieOf().replace('~3101~', '~evil.example~')],
  ['a later end', () => cookieOf().replace(/~(\d{10})~/, (_, end) => `~${Number(end) + 1}~`)],
  ['a link', () => `__Host-develop=${linkOf()}`],
])('a cookie with %s changes nothing', async (_, make) => {
  const { send } = await openGateway();
  const { headers, body } = await send('/property/7', { cookie: make() });
  expect([headers['x-render'], body.includes('in this browser alone')]).toEqual(['server', false]);
});

test('a cookie ends after eight hours', async () => {
  const { send } = await openGateway();
  const cookie = cookieOf();
  passMinutes(8 * 60);
  expect((await send('/property/7', { cookie })).headers['x-render']).toBe('server');
});

test('whoever signs in as an administrator gets neither pages nor calls until it is ended', async () => {
  const { send, received } = await openGateway();
  const cookie = `${cookieOf()}; ${ADMINISTRATOR}`;
  for (const [requested, method] of [
    ['/property/7', 'GET'],
    ['/admin', 'GET'],
    ['/registry.json', 'GET'],
    ['/api/admin/people', 'GET'],
    ['/api/reviews', 'POST'],
  ] as const) {
    const { status, body } = await send(requested, { cookie }, method);
    expect([requested, status, headingOf(body)]).toEqual([requested, 403, 'Sign out first']);
  }
  expect(new Set(received)).toEqual(new Set(['GET /api/auth/me']));
  const form = { 'sec-fetch-site': 'same-origin', cookie };
  const ended = await send('/develop', form, 'POST', 'end=1');
  expect([ended.status, ended.headers['set-cookie']]).toEqual([
    303,
    ['__Host-develop=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure'],
  ]);
});

test('pages are neither cached nor counted, and reports of browsers are dropped', async () => {
  const { send, cache, received } = await openGateway({
    env: { ...ENV, METRICS_TOKEN: 'a-token-of-24-characters' },
  });
  const counted = async () => {
    const { body } = await send('/metrics', { authorization: 'Bearer a-token-of-24-characters' });
    return body.split('\n').filter(line => line.startsWith('gateway_pages_total'));
  };
  const before = await counted();
  await send('/property/7', { cookie: cookieOf() });
  expect(await counted()).toEqual(before);
  expect(cache.documents()).toEqual([]);
  const { status } = await send('/api/telemetry', { cookie: cookieOf() }, 'POST', '{}');
  expect([status, received]).toEqual([204, []]);
});
