/** Light, dark, or as the system says. */
export type Theme = 'light' | 'dark' | 'system';

/** Seconds for which a choice is kept: a year. */
const LIFE = 365 * 24 * 3600;

/** The colours chosen on a device, read from its cookies as a request or the page has them (decision 68). */
export const themeIn = (cookies: string) =>
  (/(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ?? 'system') as Theme;

/** The cookie that keeps a choice; following the system needs none. */
export const themeCookie = (theme: Theme) =>
  `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : LIFE}; SameSite=Lax`;
