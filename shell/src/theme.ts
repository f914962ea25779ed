export type Theme = 'light' | 'dark' | 'system';

const COOKIE_MAX_AGE_S = 365 * 24 * 3600;

/** @param cookies the `Cookie` header or `document.cookie` */
export const parseTheme = (cookies: string) =>
  (/(?:^|;\s*)__Host-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    'system') as Theme;

const cookie = (name: string, theme: Theme | '', attributes = '') =>
  `${name}=${theme}; Path=/; Max-Age=${theme && theme !== 'system' ? COOKIE_MAX_AGE_S : 0}; SameSite=Lax${attributes}`;

/** On HTTPS only the cookie with the prefix `__Host-` stays; `system` deletes cookies. */
export const themeCookies = (theme: Theme, protocol: string) =>
  protocol === 'https:'
    ? [cookie('theme', ''), cookie('__Host-theme', theme, '; Secure')]
    : [cookie('theme', theme)];
