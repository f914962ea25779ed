/** Light, dark, or as set in the system. */
export type Theme = 'light' | 'dark' | 'system';

/** A choice is stored for a year. */
const COOKIE_MAX_AGE_S = 365 * 24 * 3600;

/** The theme chosen on a device, from the `Cookie` header or `document.cookie`. */
export const themeIn = (cookies: string) =>
  (/(?:^|;\s*)__Host-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    'system') as Theme;

const cookie = (name: string, theme: Theme | '', attributes = '') =>
  `${name}=${theme}; Path=/; Max-Age=${theme && theme !== 'system' ? COOKIE_MAX_AGE_S : 0}; SameSite=Lax${attributes}`;

/** The cookies that store a choice, with the `__Host-` prefix over https; following the system needs none. */
export const themeCookies = (theme: Theme, protocol: string) =>
  protocol === 'https:'
    ? [cookie('theme', ''), cookie('__Host-theme', theme, '; Secure')]
    : [cookie('theme', theme)];
