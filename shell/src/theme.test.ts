import { themeCookie, themeIn } from './theme.ts';

test.each([
  ['theme=dark', 'dark'],
  ['sid=1; theme=light; visitor=2', 'light'],
  ['', 'system'],
  ['theme=red', 'system'],
  ['my-theme=dark', 'system'],
  ['theme=dark<script>', 'system'],
])('the cookies %s say %s', (cookies, theme) => expect(themeIn(cookies)).toBe(theme));

test('a choice is kept for a year, and following the system keeps nothing', () => {
  expect(themeCookie('dark')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(themeCookie('system')).toContain('Max-Age=0');
});
