/** @jest-environment ./platform/src/testing/environment.mjs */
import { SAVED_HEADERS } from './messages.ts';
import { listSavedPages } from './offline-screen.tsx';

const page = (title: string, at: string) => ({
  headers: new Headers({ [SAVED_HEADERS.title]: encodeURIComponent(title), [SAVED_HEADERS.at]: at }),
});

const SAVED: Record<string, ReturnType<typeof page>> = {
  '/offline': page('You’re offline', '2026-11-03T00:00:00.000Z'),
  '/home-deposit-guide': page('Saving a deposit – 20 % | Home Truths', '2026-11-01T00:00:00.000Z'),
  '/resources/checklists/inspection': page('Inspection checklist', '2026-11-02T00:00:00.000Z'),
};

const withCaches = (caches: unknown) =>
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

test('the saved pages are listed by title, the latest first, without the offline page', async () => {
  withCaches({
    open: async () => ({
      keys: async () => Object.keys(SAVED).map(path => ({ url: location.origin + path })),
      match: async ({ url }: Request) => SAVED[new URL(url).pathname],
    }),
  });
  const checklist = { path: '/resources/checklists/inspection', title: 'Inspection checklist' };
  expect(await listSavedPages('pages')).toEqual([
    { ...checklist, at: '2026-11-02T00:00:00.000Z' },
    { path: '/home-deposit-guide', title: 'Saving a deposit – 20 %', at: '2026-11-01T00:00:00.000Z' },
  ]);
});

test('a page that is deleted meanwhile is left out', async () => {
  const keys = async () => [{ url: `${location.origin}/gone` }];
  withCaches({ open: async () => ({ keys, match: async () => undefined }) });
  expect(await listSavedPages('pages')).toEqual([]);
});

test('a browser without caches has none', async () => {
  expect('caches' in window).toBe(false);
  expect(await listSavedPages('pages')).toEqual([]);
});
