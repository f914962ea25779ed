import { pageHandleOf } from '@home-truths/platform/host';
import { clearPropertyPages } from '@home-truths/platform/session';
import { readBoot } from '../boot.ts';
import { remoteFor } from '../remote-for.ts';
import { CACHE_PREFIX, type SavePageMessage } from './messages.ts';
import { savedAt } from './saved-at.ts';

/** Time a page must be open, so that what visitors only pass through is not saved. */
const SAVE_DELAY_MS = 1500;

interface RouterState {
  location: { pathname: string };
  navigation: { state: string };
  matches: { route: { handle?: unknown } }[];
}

interface PageRouter {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

const isSavable = ({ matches }: RouterState) => matches.some(({ route }) => pageHandleOf(route)?.offline);

/** Returns loaded scripts of shell and remote: paths, or URLs on the assets' host. */
function scriptsOf(path: string) {
  const { assetsUrl, paths } = readBoot();
  const bases = ['/a/', `/r/${remoteFor(paths, path)}/`];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const scripts = loaded
    .filter(({ pathname }) => pathname.endsWith('.js') && bases.some(base => pathname.startsWith(base)))
    .flatMap(({ origin, pathname, href }) => {
      if (origin === location.origin) return [pathname];
      return origin === assetsUrl ? [href] : [];
    });
  return [...new Set(scripts)];
}

async function activeWorker() {
  const { active } = await navigator.serviceWorker.ready;
  return active;
}

/** @param isVisitor true if nobody is signed in, so that saved properties are deleted */
export async function savePages(router: PageRouter, { isVisitor }: { isVisitor: boolean }) {
  if (isVisitor && !savedAt()) await clearPropertyPages();
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPath = '';
  const follow = (state: RouterState) => {
    const { pathname } = state.location;
    if (state.navigation.state !== 'idle' || pathname === lastPath) return;
    lastPath = pathname;
    clearTimeout(timer);
    if (!isSavable(state) || !navigator.onLine) return;
    timer = setTimeout(async () => {
      const message: SavePageMessage = { save: pathname, scripts: scriptsOf(pathname) };
      (await activeWorker())?.postMessage(message);
    }, SAVE_DELAY_MS);
  };
  follow(router.state);
  router.subscribe(follow);
}

export async function clearSavedPages() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(registration => registration.unregister()));
  const names = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map(name => caches.delete(name)));
}
