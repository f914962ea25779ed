/** @jest-environment ./platform/src/testing/environment.mjs */
import type { ReleasedRemote } from '../boot.ts';
import { buildBoot, buildRemote } from '../testing.ts';
import { applyRegistry } from './apply-registry.ts';
import { containerOf } from './container.ts';
import { refreshRegistry } from './refresh-registry.ts';

const { jest } = import.meta;

const exposes = { './routes': ['entry.js'] };
const remote = (name: string, version = '1.0.0') => {
  const integrity = { 'entry.js': `sha384-${version}` };
  return buildRemote(name, { version, base: `/r/${name}/${version}/`, exposes, integrity });
};
const bootWith = (...remotes: ReleasedRemote[]) =>
  buildBoot({ remotes, disabled: { mf_guides: '' }, paths: { mf_guides: ['/resources'] } });
/** A registry without anything but these remotes. */
const registryOf = (...remotes: object[]) => ({ remotes, disabled: {}, slots: {}, paths: {}, traits: {} });
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const respondWith = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: fetchMock,
    __webpack_init_sharing__: async () => {},
    __webpack_require__: { federation: {} },
    __webpack_share_scopes__: { default: {} },
  });
});
afterEach(() => {
  fetchMock.mockReset();
  document.head.replaceChildren();
});

/** Plays the browser: the next script of a remote is run, or refused. */
async function run(of: ReleasedRemote, isRefused = false) {
  const container = containerOf(of);
  const script = document.querySelector('script') as HTMLScriptElement;
  Object.assign(window, { [of.name]: { init: async () => {}, get: async () => () => ({}) } });
  script.dispatchEvent(new Event(isRefused ? 'error' : 'load'));
  await container.catch(() => {});
}

test('remotes that are back, changed or gone are applied for every reader of the registry', async () => {
  const boot = bootWith(remote('mf_search'), remote('mf_account'));
  const slots = { 'search.property-card/v1': 'mf_search' };
  const now = {
    remotes: [remote('mf_search', '2.0.0'), remote('mf_guides')],
    disabled: { mf_account: 'Noon.' },
    slots,
    paths: { mf_search: ['/', '/search'] },
    traits: { 'search.property-card/v1': { height: '1rem', failure: 'section', what: 'this property' } },
  };
  respondWith(now);
  await applyRegistry(boot);
  expect(boot).toEqual({ ...bootWith(), ...now });
  expect(fetchMock.mock.calls).toEqual([['/registry.json', { cache: 'no-store' }]]);
});

test('a remote that runs in this tab keeps its release, one whose code was refused does not', async () => {
  const [runs, refused] = [remote('mf_runs'), remote('mf_refused')];
  await run(runs);
  await run(refused, true);
  const boot = bootWith(runs, refused);
  respondWith(registryOf(remote('mf_runs', '2.0.0'), remote('mf_refused', '2.0.0')));
  await applyRegistry(boot);
  const versions = boot.remotes.map(({ name, version }) => `${name} ${version}`);
  expect(versions).toEqual(['mf_runs 1.0.0', 'mf_refused 2.0.0']);
});

test.each<[string, () => unknown]>([
  ['cannot be reached', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['is in trouble', () => respondWith(null, 503)],
  ['has a page for it', () => fetchMock.mockResolvedValueOnce(new Response('<!doctype html>'))],
  ['answers with something else', () => respondWith(registryOf({ name: 'mf_guides' }))],
  [
    'names files elsewhere',
    () => respondWith(registryOf({ ...remote('mf_guides'), base: '//evil.example/' })),
  ],
])('where the gateway %s everything stays as it is, and nothing is thrown', async (_, respond) => {
  const boot = bootWith(remote('mf_search'));
  respond();
  await refreshRegistry(boot);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(boot).toEqual(bootWith(remote('mf_search')));
});

test('a gateway that is silent is not waited for longer than two seconds', async () => {
  jest.useFakeTimers();
  fetchMock.mockReturnValueOnce(new Promise(() => {}));
  const done = jest.fn();
  void refreshRegistry(bootWith()).then(done);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  await new Promise(next => setTimeout(next, 0));
  expect(done).toHaveBeenCalled();
});
