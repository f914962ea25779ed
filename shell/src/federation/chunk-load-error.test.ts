/** @jest-environment ./platform/src/testing/environment.mjs */
import { refuseStorage } from '@home-truths/platform/testing';
import { readBoot } from '../boot.ts';
import { reloadOnChunkError } from './chunk-load-error.ts';
import { currentLocation } from './current-location.ts';

const { jest } = import.meta;
const load = jest.fn();
const fetchMock = jest.fn<Promise<{ status: number }>, [string, RequestInit]>(async () => ({ status: 404 }));

/** As the bundler throws it. */
const loadErrorOf = (path: string) => {
  const request = `http://localhost${path}`;
  const error = new Error(`Loading chunk 7 failed.\n(error: ${request})`);
  return Object.assign(error, { name: 'ChunkLoadError', request });
};
const SCRIPT = '/r/mf_a/1.0.0/7.0a1b2c3d.js';

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  window.history.replaceState(null, '', '/search?q=Newtown');
});
afterEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('a script that is gone reloads the page, once', async () => {
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  await reloadOnChunkError(loadErrorOf('/r/mf_a/1.0.0~1234/7.0a1b2c3d.js'), load);
  expect(load.mock.calls).toEqual([['/search?q=Newtown']]);
  expect(fetchMock.mock.calls[0]).toEqual([SCRIPT, { method: 'HEAD', cache: 'no-store' }]);
});

test('another script that is gone does so, too, and an entry and a script of the shell', async () => {
  await reloadOnChunkError(loadErrorOf('/r/mf_b/1.0.0/7.0a1b2c3d.js'), load);
  await reloadOnChunkError(new Error('/r/mf_b/1.0.0/remoteEntry.0a1b2c3d.js was not run'), load);
  await reloadOnChunkError(loadErrorOf('/a/367.0a1b2c3d.js'), load);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a script that the site no longer has is gone from its CDN, too', async () => {
  readBoot().assetsUrl = 'https://cdn.example';
  await reloadOnChunkError(loadErrorOf('https://cdn.example/a/9.0a1b2c3d.js'), load);
  await reloadOnChunkError(loadErrorOf('https://elsewhere.example/a/8.0a1b2c3d.js'), load);
  readBoot().assetsUrl = undefined;
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/a/9.0a1b2c3d.js']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a tab on its way is loaded where it wanted to go', async () => {
  const { url } = currentLocation;
  currentLocation.url = () => '/property/7';
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  currentLocation.url = url;
  expect(load).toHaveBeenCalledWith('/property/7');
});

test.each([
  ['is there', async () => ({ status: 200 })],
  ['could not be sent by a server in trouble', async () => ({ status: 500 })],
  ['cannot be requested without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a script that %s is no reason', async (_, respond) => {
  fetchMock.mockImplementationOnce(respond);
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  expect(load).not.toHaveBeenCalled();
});

test.each([new TypeError('x is not a function'), new Error('https://ads.example/r/x.js broke'), undefined])(
  '%s is no chunk-load error of ours',
  async error => {
    await reloadOnChunkError(error, load);
    expect([fetchMock, load].map(({ mock }) => mock.calls)).toEqual([[], []]);
  },
);

test('while a form has unsent changes the page is not reloaded, and later it may be', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.dataset.dirty = 'true';
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  expect(load).not.toHaveBeenCalled();
  delete form.dataset.dirty;
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a form that is begun while the script is looked for counts, too', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  fetchMock.mockImplementationOnce(async () => {
    form.dataset.dirty = 'true';
    return { status: 404 };
  });
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  expect(load).not.toHaveBeenCalled();
});

test('a browser without storage is not reloaded', async () => {
  const restore = refuseStorage();
  await reloadOnChunkError(loadErrorOf(SCRIPT), load);
  restore();
  expect(load).not.toHaveBeenCalled();
});
