import { readStart, toBody } from './complaint-values.ts';

const read = (page: string) => readStart(new URLSearchParams({ page })).page;

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

test('a complaint about the defamation by a review is prepared by a link', () => {
  expect(readStart(new URLSearchParams('kind=defamation&review=41'))).toEqual({
    kind: 'defamation',
    page: 'Review 41',
  });
  expect(readStart(new URLSearchParams('kind=toString&review=-1&page=/search'))).toEqual({
    kind: 'content',
    page: '/search',
  });
});

const values = {
  kind: 'defamation',
  details: '',
  name: 'Dana',
  email: 'dana@example.com',
  page: '',
  harmed: 'me',
  quotation: 'A liar',
  untrue: 'She never lied to anybody.',
  harm: '',
  considers: true,
};

test.each([
  ['Review 41', { reviewId: 41 }],
  ['review #41', { reviewId: 41 }],
  ['41', { reviewId: 41 }],
  ['https://home-truths.example/property/7#review-41', { reviewId: 41 }],
  ['/property/7', { page: '/property/7' }],
  ['', { page: '' }],
])('“%s” is about %j', (page, subject) => {
  expect(toBody({ ...values, page })).toEqual({
    kind: 'defamation',
    email: 'dana@example.com',
    ...subject,
    statement: {
      name: 'Dana',
      harmed: 'me',
      quotation: 'A liar',
      untrue: 'She never lied to anybody.',
      considers: true,
    },
  });
});
