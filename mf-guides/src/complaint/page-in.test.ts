import { pageIn } from './page-in.ts';

const given = (page: string) => pageIn(new URLSearchParams({ page }));

test('a page of ours is taken over', () => {
  expect(given('/property/7')).toBe('/property/7');
});

test.each([
  '',
  'property/7',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n//elsewhere.example',
  '/.//elsewhere.example',
  'https://elsewhere.example',
  `/${'x'.repeat(300)}`,
])('"%s" is not', page => {
  expect(given(page)).toBe('');
});
