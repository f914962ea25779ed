import { redirectPath, withNext } from './redirect-path.ts';

test.each([
  ['/profile?tab=reviews', '/profile?tab=reviews'],
  ['/property/7?sort=helpful#reviews', '/property/7?sort=helpful#reviews'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/', '/'],
])('%s is a valid redirect', (next, path) => {
  expect(redirectPath(next)).toBe(path);
});

test.each([
  null,
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example/..//x',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//user@here.invalid',
  '//',
  '/auth/login?next=/profile',
])('%j leads to the home page, never elsewhere', next => {
  const path = redirectPath(next);
  expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
  expect(path).toBe('/');
});

test('the redirect is passed on from page to page', () => {
  expect(withNext('/auth/register', '/profile?tab=settings')).toBe(
    '/auth/register?next=%2Fprofile%3Ftab%3Dsettings',
  );
  expect(withNext('/auth/register', null)).toBe('/auth/register');
});
