import { previewLink, readToken } from './link.ts';

const { jest } = import.meta;
const SETTINGS = { previewUrl: 'https://preview.homes.example', gatewayToken: 'a'.repeat(32) };
const [NAME, VERSION] = ['mf_search', '1.0.0-0a1b2c3d'];
const DAY_MS = 24 * 3600 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const tokenOf = (link = '') => new URL(link).searchParams.get('preview') ?? '';
const newToken = () => tokenOf(previewLink(SETTINGS, NAME, VERSION));

test('a link names a release for seven days, on the host of previews', () => {
  const link = previewLink(SETTINGS, NAME, VERSION);
  expect(link).toMatch(/^https:\/\/preview\.homes\.example\/\?preview=mf_search~1\.0\.0-0a1b2c3d~/);
  const read = { name: NAME, version: VERSION };
  expect(readToken(tokenOf(link), SETTINGS)).toEqual({ ...read, secondsLeft: 7 * 24 * 3600 });
  jest.advanceTimersByTime(7 * DAY_MS - 2000);
  expect(readToken(tokenOf(link), SETTINGS)).toMatchObject(read);
  jest.advanceTimersByTime(2000);
  expect(readToken(tokenOf(link), SETTINGS)).toBeUndefined();
});

test('a site without previews has no links', () => {
  expect(previewLink({ ...SETTINGS, previewUrl: undefined }, NAME, VERSION)).toBeUndefined();
});

test.each<[string, (token: string) => string]>([
  ['nothing', () => ''],
  ['another remote', token => token.replace('mf_search', 'mf_admin')],
  ['another version', token => token.replace('1.0.0', '2.0.0')],
  ['a later end', token => token.replace(/~(\d{10})~/, (_, end) => `~${Number(end) + 1}~`)],
  ['another signature', token => token.slice(0, -43) + 'A'.repeat(43)],
  ['no signature', token => token.slice(0, -43)],
  ['a signature that is longer', token => `${token}A`],
  ['the same twice', token => token + token],
])('a token with %s is refused', (_, change) => {
  expect(readToken(change(newToken()), SETTINGS)).toBeUndefined();
});

test('a token of a site with another secret is refused', () => {
  expect(readToken(newToken(), { gatewayToken: 'b'.repeat(32) })).toBeUndefined();
});
