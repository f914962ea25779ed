/** @jest-environment ./platform/src/testing/environment.mjs */
import type { ReleasedRemote } from '../boot.ts';
import * as testing from '../testing.ts';
import type { RemoteContainer } from './container.ts';
import { loadRoutes, loadSlot } from './load.ts';

const { jest } = import.meta;
const scope = { react: {} };
const federation = { bundlerRuntime: {} };
let count = 0;
let browser: MutationObserver | undefined;

/** A remote that nobody has loaded yet. */
const buildRemote = (changes: Partial<ReleasedRemote> = {}) => {
  const name = `mf_${++count}`;
  const withEntry = (script: string) => ['entry.js', script];
  const exposes = { './routes': withEntry('routes.js'), './property.reviews/v1': withEntry('reviews.js') };
  const hashes = { 'routes.js': 'sha384-routes', 'reviews.js': 'sha384-reviews' };
  const integrity = { 'entry.js': 'sha384-entry', ...hashes };
  return testing.buildRemote(name, { base: `/r/${name}/1.0.0/`, exposes, integrity, ...changes });
};

const module = { default: 'the module' };
const buildContainer = () => ({
  init: jest.fn<Promise<void>, [object]>(async () => {}),
  get: jest.fn<Promise<() => unknown>, [string]>(async () => () => module),
});

const paths = (selector: string) =>
  [...document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(selector)].map(
    ({ src, href }) => new URL(src || href).pathname,
  );

/** Simulates the browser: every script that is added to the page gets the next response. */
function respondToScripts(...responses: (() => RemoteContainer | undefined)[]) {
  const requested: { path: string; integrity: string }[] = [];
  browser = new MutationObserver(changes => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      const path = new URL(script.src).pathname;
      requested.push({ path, integrity: script.integrity });
      const container = responses.shift()?.();
      if (container) Object.assign(window, { [path.split('/')[2] ?? '']: container });
      script.dispatchEvent(new Event(container ? 'load' : 'error'));
    }
  });
  browser.observe(document.head, { childList: true });
  return requested;
}

beforeAll(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => {},
    __webpack_require__: { federation },
    __webpack_share_scopes__: { default: scope },
  });
});
afterEach(() => {
  browser?.disconnect();
  document.head.replaceChildren();
});

test('the entry is run once with its hash, gets what the shell shares, and opens every exposed module', async () => {
  const remote = buildRemote();
  const container = buildContainer();
  const requested = respondToScripts(() => container);
  await Promise.all([loadRoutes(remote), loadSlot(remote, 'property.reviews/v1')]);
  expect(requested).toEqual([{ path: `${remote.base}entry.js`, integrity: 'sha384-entry' }]);
  expect(container.init.mock.calls).toEqual([[scope]]);
  expect(container.get.mock.calls.flat().sort()).toEqual(['./property.reviews/v1', './routes']);
});

test('the scripts of an exposed module travel side by side', async () => {
  const remote = buildRemote();
  respondToScripts(buildContainer);
  await loadRoutes(remote);
  expect(paths('link[rel=preload]')).toEqual([`${remote.base}entry.js`, `${remote.base}routes.js`]);
});

test('a file that the registry does not list is not requested', async () => {
  const remote = buildRemote({ integrity: { 'routes.js': 'sha384-routes' } });
  const requested = respondToScripts();
  await expect(loadSlot(remote, 'property.reviews/v1')).rejects.toThrow('entry.js');
  expect(requested).toEqual([]);
});

test('after a failure everything is requested under a fresh path', async () => {
  const remote = buildRemote();
  const requested = respondToScripts(() => undefined, buildContainer);
  await loadRoutes(remote);
  expect(requested.map(({ path }) => path)).toEqual([
    `/r/${remote.name}/1.0.0/entry.js`,
    `/r/${remote.name}/1.0.0~1/entry.js`,
  ]);
  expect(paths('link[rel=preload]').at(-1)).toBe(`/r/${remote.name}/1.0.0~1/routes.js`);
});

test('two modules that fail with the same entry renew it once', async () => {
  const remote = buildRemote();
  const requested = respondToScripts(() => undefined, buildContainer);
  const slot = () => loadSlot(remote, 'property.reviews/v1');
  await Promise.allSettled([slot(), slot()]);
  await Promise.all([slot(), slot()]);
  expect(requested).toHaveLength(2);
});

test('a module that cannot be loaded renews the remote', async () => {
  const remote = buildRemote();
  const closed = { ...buildContainer(), get: async () => Promise.reject(new Error('lost')) };
  const requested = respondToScripts(() => closed, buildContainer);
  expect(await loadRoutes(remote)).toBe(module.default);
  expect(requested).toHaveLength(2);
});

test('an entry that leaves nothing behind counts as failed', async () => {
  const remote = buildRemote();
  respondToScripts(() => ({}) as RemoteContainer);
  await expect(loadSlot(remote, 'property.reviews/v1')).rejects.toThrow();
});
