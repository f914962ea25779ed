import { parseTheme, themeCookies } from './theme.ts';

test.each([
  ['theme=dark', 'dark'],
  ['sid=1; theme=light; visitor=2', 'light'],
  ['', 'system'],
  ['theme=red', 'system'],
  ['my-theme=dark', 'system'],
  ['theme=dark<script>', 'system'],
  ['__Host-theme=dark', 'dark'],
  ['theme=light; __Host-theme=dark', 'dark'],
])('the cookies %s say %s', (cookies, theme) => expect(parseTheme(cookies)).toBe(theme));

test('a choice is stored for a year, and following the system stores nothing', () => {
  expect(themeCookies('dark', 'http:')).toEqual(['theme=dark; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(themeCookies('system', 'http:').join()).toContain('Max-Age=0');
});

test('by https a choice is bound to the host, and one of before goes', () => {
  expect(themeCookies('dark', 'https:')).toEqual([
    'theme=; Path=/; Max-Age=0; SameSite=Lax',
    '__Host-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ]);
});
