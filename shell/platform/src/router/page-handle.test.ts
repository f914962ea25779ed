import { pageHandleOf } from './page-handle.ts';

const head = () => ({ title: 'About' });

test('a route without a head is no page', () => {
  expect(pageHandleOf({})).toBeUndefined();
  expect(pageHandleOf({ handle: { section: '/resources' } })).toBeUndefined();
});

test('a remote released before platform 1.3 describes its pages under the former names', async () => {
  const ready = async () => 'code';
  const handle = pageHandleOf({
    handle: { head, keep: true, parts: ['about'], ready, section: '/resources' },
  });
  expect(handle).toMatchObject({ offline: true, modules: ['about'], section: '/resources' });
  expect(await handle?.preload?.()).toBe('code');
});

test('the head of such a page reads the search params under their former name', () => {
  const oldHead = ({ search }: { search: URLSearchParams }) => ({ title: search.get('q') });
  const handle = pageHandleOf({ handle: { head: oldHead } });
  expect(handle?.head({ params: {}, searchParams: new URLSearchParams({ q: 'Zetland' }) }).title).toBe(
    'Zetland',
  );
});
