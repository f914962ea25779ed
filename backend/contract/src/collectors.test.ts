import { isCollector } from './collectors.ts';

const TOKEN = 'a token of 24 characters';

/** A request as it arrives, by default of a collector on this machine. */
const requestOf = ({
  from = '127.0.0.1',
  to = '127.0.0.1',
  httpVersion = '1.1',
  ...headers
}: Record<string, string> = {}) =>
  ({
    httpVersion,
    headers: { host: '127.0.0.1:8080', ...headers },
    socket: { remoteAddress: from, localAddress: to },
  }) as never;

const OPEN = { token: undefined };

test.each(['127.0.0.1:8080', 'localhost', 'LOCALHOST:8080', '[::1]:8080'])(
  'a request of this machine for %s may have them',
  host => expect(isCollector(requestOf({ host }), OPEN)).toBe(true),
);

test.each([
  ['comes from another machine', { from: '10.0.0.7' }],
  ['comes to another address of this machine', { to: '10.0.0.5' }],
  ['names the site', { host: 'homes.example' }],
  ['names a host that only begins like this machine', { host: '127.0.0.1.evil.example' }],
  ['comes by HTTP/1.0, as from a bare nginx', { httpVersion: '1.0' }],
  ['was forwarded', { forwarded: 'for=203.0.113.9' }],
  ['was forwarded for somebody', { 'x-forwarded-for': '203.0.113.9' }],
  ['was forwarded by https', { 'x-forwarded-proto': 'https' }],
  ['was forwarded for a real address', { 'x-real-ip': '203.0.113.9' }],
  ['came through a proxy', { via: '1.1 proxy' }],
] as [string, Record<string, string>][])('a request that %s may not, but for the token', (_, changes) => {
  expect(isCollector(requestOf(changes), OPEN)).toBe(false);
  const withToken = { ...changes, authorization: `Bearer ${TOKEN}` };
  expect(isCollector(requestOf(withToken), { token: TOKEN })).toBe(true);
});

test('behind a proxy no request is known to be of this machine', () => {
  expect(isCollector(requestOf(), { ...OPEN, isBehindProxy: true })).toBe(false);
  const withToken = requestOf({ authorization: `Bearer ${TOKEN}` });
  expect(isCollector(withToken, { token: TOKEN, isBehindProxy: true })).toBe(true);
});

test('the token is the whole token', () => {
  const isAllowed = (authorization: string) =>
    isCollector(requestOf({ from: '10.0.0.7', authorization }), { token: TOKEN });
  expect(isAllowed(`Bearer ${TOKEN}`)).toBe(true);
  const most = TOKEN.slice(1);
  for (const wrong of ['', TOKEN, `Bearer ${TOKEN} `, `Bearer ${most}`, `bearer ${TOKEN}`, 'Bearer '])
    expect([wrong, isAllowed(wrong)]).toEqual([wrong, false]);
  expect(isCollector(requestOf({ from: '10.0.0.7', authorization: 'Bearer ' }), { token: '' })).toBe(false);
});

test('an address for collectors alone is open to who reaches it directly, or by token where there is one', () => {
  const remote = { from: '10.0.0.7', to: '10.0.0.5', host: 'metrics.internal:9100' };
  const own = { metricsHost: '10.0.0.5' };
  expect(isCollector(requestOf(remote), { ...OPEN, ...own })).toBe(true);
  expect(isCollector(requestOf({ ...remote, via: '1.1 proxy' }), { ...OPEN, ...own })).toBe(false);
  expect(isCollector(requestOf(remote), { token: TOKEN, ...own })).toBe(false);
  expect(isCollector(requestOf(), { token: TOKEN, ...own })).toBe(true);
  expect(isCollector(requestOf(remote), { ...OPEN, metricsHost: '127.0.0.1' })).toBe(false);
});
