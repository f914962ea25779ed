import type { IncomingMessage } from 'node:http';
import { bucketOf, canaryVisitor, isInCanary, visitorOf } from './canary.ts';

const REMOTE = 'mf_search';
const VISITORS = Array.from({ length: 10_000 }, (_, i) => `visitor-${i}`);
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36',
  'sec-fetch-mode': 'navigate',
};
const NUMBER = 'abcdefghijklmnopqrstuv';

const requested = (headers: IncomingMessage['headers']) => ({ headers }) as IncomingMessage;

test.each([1, 10, 50, 99])('a share of %s %% is that share of the visitors', percent => {
  const inside = VISITORS.filter(visitor => isInCanary(visitor, REMOTE, percent)).length / 100;
  expect(Math.abs(inside - percent)).toBeLessThan(1.5);
});

test('being in the share of one remote says nothing about another one', () => {
  const same = VISITORS.filter(
    visitor => bucketOf(visitor, REMOTE) === bucketOf(visitor, 'mf_guides'),
  ).length;
  expect(same).toBeLessThan(200);
});

test('the hundredth of a number never changes between releases of the gateway', () => {
  expect([NUMBER, 'visitor-1', 'visitor-2'].map(each => bucketOf(each, REMOTE))).toMatchInlineSnapshot(`
[
  32,
  31,
  92,
]
`);
});

test('raising the share keeps those who are in', () => {
  for (const visitor of VISITORS.slice(0, 1000)) {
    const shares = [1, 10, 30, 80].map(percent => isInCanary(visitor, REMOTE, percent));
    expect([...shares].sort()).toEqual(shares);
  }
});

test('without a number nobody is in a share', () => {
  expect(isInCanary(undefined, REMOTE, 99)).toBe(false);
});

test('a first-time visitor gets a number that scripts cannot read', () => {
  const { visitor, setCookie } = canaryVisitor(requested(BROWSER), false);
  expect(visitor).toMatch(/^[\w-]{22}$/);
  expect(setCookie).toBe(`canary=${visitor}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`);
  expect(canaryVisitor(requested(BROWSER), false).visitor).not.toBe(visitor);
});

test.each(['none', 'cross-site', 'same-site'])('a visitor from elsewhere (%s) gets one', site => {
  expect(canaryVisitor(requested({ ...BROWSER, 'sec-fetch-site': site }), false).visitor).toBeDefined();
});

test('on https the cookie is bound to the site', () => {
  const { visitor, setCookie } = canaryVisitor(requested(BROWSER), true);
  expect(setCookie).toMatch(new RegExp(`^__Host-canary=${visitor}; .*HttpOnly; SameSite=Lax; Secure$`));
});

test('a returning visitor keeps the number, and no cookie is set', () => {
  const again = requested({ ...BROWSER, cookie: `sid=x; canary=${NUMBER}; flash=y` });
  expect(canaryVisitor(again, false)).toEqual({ visitor: NUMBER });
  expect(visitorOf(requested({ cookie: `__Host-canary=${NUMBER}` }), true)).toBe(NUMBER);
});

test.each([
  ['another cookie', `notcanary=${NUMBER}`],
  ['a number of another form', 'canary=short'],
  ['more than a number', `canary=${NUMBER}<script>`],
])('%s is no number', (_, cookie) => {
  expect(visitorOf(requested({ cookie }), false)).toBeUndefined();
});

test.each([
  ['a crawler', { ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', {}],
  ['a page of ours without the cookie', { ...BROWSER, 'sec-fetch-site': 'same-origin' }],
  ['a copy for the device', { ...BROWSER, 'sec-fetch-mode': 'cors' }],
])('%s has no number and gets no cookie', (_, headers) => {
  expect(canaryVisitor(requested(headers), false)).toEqual({});
});
