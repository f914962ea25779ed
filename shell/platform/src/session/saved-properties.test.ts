import { clearPropertyPages, savePropertyPages } from './saved-properties.ts';
import { SAVED_PROPERTIES_CACHE } from './saved-properties-cache.ts';

const messages: unknown[] = [];
const deletedCaches: string[] = [];

beforeEach(() => {
  messages.length = 0;
  deletedCaches.length = 0;
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const serviceWorker = { ready: Promise.resolve({ active }), getRegistration: async () => ({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { caches: { delete: async (name: string) => !!deletedCaches.push(name) } });
});

test('the service worker is to save the pages of bookmarked properties, once for each list', async () => {
  await savePropertyPages([7, 3]);
  await savePropertyPages([7, 3]);
  await savePropertyPages([8, 7, 3]);
  expect(messages).toEqual([
    { properties: ['/property/7', '/property/3'] },
    { properties: ['/property/8', '/property/7', '/property/3'] },
  ]);
});

test('of a long list it saves the latest twenty', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => index + 1);
  await savePropertyPages(ids);
  expect(messages).toEqual([{ properties: ids.slice(0, 20).map(id => `/property/${id}`) }]);
});

test('the saved pages are removed, and the service worker stops saving', async () => {
  await clearPropertyPages();
  expect(messages).toEqual([{ properties: [] }]);
  expect(deletedCaches).toEqual([SAVED_PROPERTIES_CACHE]);
});

test('a browser without service workers and caches has nothing to save or remove', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  Reflect.deleteProperty(window, 'caches');
  await savePropertyPages([9]);
  await clearPropertyPages();
  expect([messages, deletedCaches]).toEqual([[], []]);
});
