import { pageHandleOf } from './page-handle.ts';

const head = () => ({ title: 'About' });

test('a route without a head is no page', () => {
  expect(pageHandleOf({})).toBeUndefined();
  expect(pageHandleOf({ handle: { section: '/resources' } })).toBeUndefined();
});

test('the handle of a page is found', () => {
  expect(pageHandleOf({ handle: { head, section: '/resources' } })).toEqual({ head, section: '/resources' });
});
