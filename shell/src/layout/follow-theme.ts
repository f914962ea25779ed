import { parseTheme, type Theme, themeCookies } from '../theme.ts';

const listeners = new Set<() => void>();

/** Used if cookies are disabled. */
let chosenTheme: Theme = 'system';

export const readTheme = (): Theme => (navigator.cookieEnabled ? parseTheme(document.cookie) : chosenTheme);

/** Sets a class only for a chosen theme, because a change restyles the whole page. */
function applyTheme() {
  const theme = readTheme();
  for (const each of ['light', 'dark']) document.documentElement.classList.toggle(each, theme === each);
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme) {
  chosenTheme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  for (const cookie of themeCookies(theme, location.protocol)) document.cookie = cookie;
  applyTheme();
}

export function subscribeTheme(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Follows other tabs; without a choice, styles follow the system by themselves. */
export function followTheme() {
  applyTheme();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, applyTheme);
}
