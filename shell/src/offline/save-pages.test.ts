/** @jest-environment ./platform/src/testing/environment.mjs */
import { readBoot } from '../boot.ts';
import { buildBoot, writeBoot } from '../testing.ts';
import { CACHE_PREFIX } from './messages.ts';
import { clearSavedPages, savePages } from './save-pages.ts';

const { jest } = import.meta;

const SAVABLE = [{ route: { handle: { head: () => ({}), offline: true } } }];
const stateAt = (pathname: string, { matches = SAVABLE as object[], state = 'idle' } = {}) =>
  ({ location: { pathname }, navigation: { state }, matches }) as Parameters<typeof savePages>[0]['state'];

const messages: unknown[] = [];
const deletedCaches: string[] = [];
const unregister = jest.fn(async () => true);
let isOnline = true;
let navigate = (_: ReturnType<typeof stateAt>) => {};

/** Opens a page in a tab whose service worker is active. */
const open = (state = stateAt('/'), isVisitor = false) =>
  savePages(
    {
      state,
      subscribe(listener) {
        navigate = listener;
        return () => {};
      },
    },
    { isVisitor },
  );

writeBoot(buildBoot({ paths: { mf_guides: ['/home-deposit-guide'] } }));

jest.useFakeTimers();
beforeEach(() => {
  isOnline = true;
  for (const list of [messages, deletedCaches]) list.length = 0;
  unregister.mockClear();
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const serviceWorker = {
    ready: Promise.resolve({ active }),
    register: jest.fn(),
    getRegistration: async () => ({ active }),
    getRegistrations: async () => [{ unregister }],
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
  performance.getEntriesByType = () => [];
  window.caches = {
    keys: async () => [`${CACHE_PREFIX}pages-1`, `${CACHE_PREFIX}files-1`, 'of another site'],
    delete: async (name: string) => !!deletedCaches.push(name),
  } as CacheStorage;
});

const REMOTE_SCRIPTS = ['/r/mf_guides/1.0.0/x.js', '/r/mf_admin/1.0.0/y.js'];
/** Files that this tab has loaded. */
const haveLoaded = (...files: string[]) => {
  performance.getEntriesByType = () => files.map(name => ({ name }) as PerformanceEntry);
};

const afterMs = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a page is saved once it has been read for a second and a half', async () => {
  await open(stateAt('/home-deposit-guide'));
  await afterMs(1499);
  expect(messages).toEqual([]);
  await afterMs(1);
  expect(messages).toEqual([{ save: '/home-deposit-guide', scripts: [] }]);
});

test('with the scripts of the shell and of its remote that this tab has loaded, each once', async () => {
  const site = location.origin;
  const files = ['/a/main.js', '/a/main.js', '/a/style.css', ...REMOTE_SCRIPTS].map(path => site + path);
  haveLoaded(...files, 'https://ads.example/a/ad.js');
  await open(stateAt('/home-deposit-guide'));
  await afterMs(1500);
  const scripts = ['/a/main.js', '/r/mf_guides/1.0.0/x.js'];
  expect(messages).toEqual([{ save: '/home-deposit-guide', scripts }]);
});

test('with scripts that the CDN has handed on', async () => {
  const { assetsUrl } = Object.assign(readBoot(), { assetsUrl: 'https://cdn.example' });
  haveLoaded(...['/a/main.js', ...REMOTE_SCRIPTS].map(path => assetsUrl + path));
  await open(stateAt('/home-deposit-guide'));
  await afterMs(1500);
  readBoot().assetsUrl = undefined;
  const scripts = ['https://cdn.example/a/main.js', 'https://cdn.example/r/mf_guides/1.0.0/x.js'];
  expect(messages).toMatchObject([{ scripts }]);
});

test('a page that is left before is not saved, the next one is', async () => {
  await open(stateAt('/first'));
  await afterMs(1000);
  navigate(stateAt('/second', { state: 'loading' }));
  navigate(stateAt('/second'));
  await afterMs(1500);
  expect(messages).toEqual([expect.objectContaining({ save: '/second' })]);
});

test('pages that may not be saved, and pages read without a network, are not', async () => {
  await open(stateAt('/search', { matches: [{ route: {} }] }));
  isOnline = false;
  navigate(stateAt('/home-deposit-guide'));
  await afterMs(5000);
  expect(messages).toEqual([]);
});

test('the saved properties of a member are deleted where nobody is signed in, and only there', async () => {
  await open(stateAt('/'), false);
  expect(deletedCaches).toEqual([]);
  await open(stateAt('/'), true);
  expect(deletedCaches).toHaveLength(1);
});

test('all that the service worker saved is deleted with it, and nothing of others', async () => {
  await clearSavedPages();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(deletedCaches).toEqual([`${CACHE_PREFIX}pages-1`, `${CACHE_PREFIX}files-1`]);
});
