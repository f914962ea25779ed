import { pathOnSite } from './path-on-site.ts';

test.each([
  '/',
  '/profile?tab=reviews',
  '/property/7?sort=helpful#reviews',
  '/search?q=https://evil.example',
])('%s is ours', path => expect(pathOnSite(path)).toBe(path));

test.each([
  ...[null, '', 'profile', '//evil.example', '/\\evil.example', '/\t/evil.example', '/%0A/evil.example\n/x'],
  ...['/\n//evil.example', '/.//evil.example', 'https://evil.example/', 'javascript:alert(1)', '//'],
])('%j leads nowhere else', text => {
  const path = pathOnSite(text) ?? '/';
  expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
});

test.each(['/\t/evil.example', '//evil.example', '/\\evil.example', '/.//evil.example'])(
  '%j is not ours',
  text => expect(pathOnSite(text)).toBeUndefined(),
);
