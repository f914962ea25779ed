import { readPageParam } from './report-screen.tsx';

const read = (page: string) => readPageParam(new URLSearchParams({ page }));

test('a path of this site is accepted', () => {
  expect(read('/property/7')).toBe('/property/7');
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
  expect(read(page)).toBe('');
});
