/** Light, dark, or as set in the system. */
export type Theme = 'light' | 'dark' | 'system';

/** Seconds for which a choice is stored: a year. */
const LIFE = 365 * 24 * 3600;

/** The theme chosen on a device, from the `Cookie` header or `document.cookie` (decision 168). */
export const themeIn = (cookies: string) =>
  (/(?:^|;\s*)__Host-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    'system') as Theme;

const cookie = (name: string, theme: Theme | '', more = '') =>
  `${name}=${theme}; Path=/; Max-Age=${theme && theme !== 'system' ? LIFE : 0}; SameSite=Lax${more}`;

/** The cookies that store a choice, with the `__Host-` prefix over https; following the system needs none. */
export const themeCookies = (theme: Theme, protocol: string) =>
  protocol === 'https:'
    ? [cookie('theme', ''), cookie('__Host-theme', theme, '; Secure')]
    : [cookie('theme', theme)];
