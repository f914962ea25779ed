/** Light, dark, or as the system says. */
export type Theme = 'light' | 'dark' | 'system';

/** Seconds for which a choice is stored: a year. */
const LIFE = 365 * 24 * 3600;

/** The colours chosen on a device, read from its cookies as a request or the page has them (decision 168). */
export const themeIn = (cookies: string) =>
  (/(?:^|;\s*)__Host-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ??
    'system') as Theme;

const cookie = (name: string, theme: Theme | '', more = '') =>
  `${name}=${theme}; Path=/; Max-Age=${theme && theme !== 'system' ? LIFE : 0}; SameSite=Lax${more}`;

/** The cookies that store a choice, over https bound to the host; following the system needs none. */
export const themeCookies = (theme: Theme, protocol: string) =>
  protocol === 'https:'
    ? [cookie('theme', ''), cookie('__Host-theme', theme, '; Secure')]
    : [cookie('theme', theme)];
