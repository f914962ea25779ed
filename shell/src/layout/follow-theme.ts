import { type Theme, themeCookies, themeIn } from '../theme.ts';

const listeners = new Set<() => void>();

/** The choice where cookies are disabled: it lasts as long as the page. */
let chosenTheme: Theme = 'system';

/** The theme chosen on this device. */
export const readTheme = (): Theme => (navigator.cookieEnabled ? themeIn(document.cookie) : chosenTheme);

/** Sets the document's theme class, `light` or `dark`, where one is chosen; a change restyles the whole page. */
function applyTheme() {
  const theme = readTheme();
  for (const each of ['light', 'dark']) document.documentElement.classList.toggle(each, theme === each);
  for (const listener of listeners) listener();
}

/** Sets the theme of this device; `system` follows the operating system. */
export function chooseTheme(theme: Theme) {
  chosenTheme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  for (const cookie of themeCookies(theme, location.protocol)) document.cookie = cookie;
  applyTheme();
}

/** Subscribes to theme changes; for `useSyncExternalStore`. */
export function subscribeTheme(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps the theme of this tab in sync with other tabs. Without a choice, styles follow the system by themselves. */
export function followTheme() {
  applyTheme();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, applyTheme);
}
