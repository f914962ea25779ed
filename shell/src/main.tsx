import { createApi } from '@home-truths/platform/data';
import {
  clearPersonalQueries,
  createBrowserRouter,
  createBrowserSlots,
  createQueryClient,
  createTheme,
  hydrate,
  matchRoutes,
  mirrorSession,
  Providers,
  pageHandleOf,
  RouterProvider,
  readInlinePictures,
  showPendingFlash,
  traitsIn,
} from '@home-truths/platform/host';
import type { Ctx, RouteObject } from '@home-truths/platform/router';
import { createSession } from '@home-truths/platform/session';
import type { SlotName } from '@home-truths/platform/slots';
import * as slotsModule from '@home-truths/platform/slots';
import * as propertyModule from '@home-truths/platform/ui/property';
import { sleep, yieldToMain } from '@home-truths/platform/with-timeout';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Boot, hasPages, type ReleasedRemote, readBoot } from './boot.ts';
import { preserveEarlyInput } from './early-input.ts';
import { EMPTY_SLOT } from './empty-slot.ts';
import { currentLocation } from './federation/current-location.ts';
import { listModules } from './federation/list-modules.ts';
import { loadRoutes, loadSlot } from './federation/load.ts';
import { refreshRegistry } from './federation/refresh-registry.ts';
import { waitForRouteCode } from './federation/wait-for-route-code.ts';
import { App } from './layout/app.tsx';
import { followTheme } from './layout/follow-theme.ts';
import { layOutInFull } from './layout/full-layout.tsx';
import { layoutRoutes } from './layout/routes.tsx';
import { savedAt } from './offline/saved-at.ts';
import { SavedCopyBar } from './offline/saved-copy-notice.tsx';
import { prefetchPages } from './prefetch.ts';
import { remoteFor } from './remote-for.ts';
import { reportOnLeave } from './telemetry/early-vitals.ts';
import { loadDeferred, onCaughtError, reportRecoverableError, watchErrors } from './telemetry/failures.ts';
import { isTranslated } from './translated.ts';
import { trustOwnOrigins } from './trusted-types.ts';
import { loadWebFonts } from './web-fonts.ts';

/** Longest wait of hydration for code; the HTML is readable anyway. */
const CODE_WAIT_MS = 3000;
/** Time from the idle page to `startDeferred`, which must not delay early input. */
const DEFER_AFTER_MS = 3000;

/** Modules that only remotes use; naming them puts them into the share scope. */
const shared = [
  slotsModule,
  propertyModule,
  () => import('@home-truths/platform/ui/dialog'),
  () => import('@home-truths/platform/forms'),
  () => import('@home-truths/contract/schemas'),
];

const readNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

const remoteNamed = (boot: Boot, name: string | undefined) =>
  boot.remotes.find(remote => remote.name === name);

const remoteAt = (boot: Boot, path: string) => {
  const remote = remoteNamed(boot, remoteFor(boot.paths, path));
  return remote && hasPages(remote) ? remote : undefined;
};

/** Creates the tab's context. A call that finds the session expired ends it here too. */
function createTabContext(boot: Boot, isAtTop: () => boolean) {
  const session = createSession(boot.user);
  const fetchSlot = async (name: SlotName) => {
    const provider = boot.slots[name] ?? '';
    if (provider in boot.disabled) return EMPTY_SLOT;
    const remote = remoteNamed(boot, provider);
    if (!remote) throw new Error(`Nobody provides ${name}`);
    return loadSlot(remote, name);
  };
  const { host, clearInitialState } = createBrowserSlots(
    fetchSlot,
    traitsIn(() => boot.traits),
    boot.page?.slots ?? { filled: [], empty: [] },
    () => refreshRegistry(boot),
    isAtTop,
  );
  const api = createApi('', { onSignedOut: () => session.getState().signOut() });
  const ctx: Ctx = { queryClient: createQueryClient(), api, slots: host, session };
  if (boot.page) hydrate(ctx.queryClient, boot.page.queries);
  // a saved copy has no user and must not change the stored session
  if (!savedAt()) mirrorSession(session, boot.isUserUnknown);
  clearPersonalQueries(session, ctx.queryClient);
  return { ctx, clearInitialState };
}

/** True if an administrator signed in after rendering, so that admin remotes may be missing. */
const lacksAdminRemote = (boot: Boot, { session }: Ctx, path: string) =>
  !remoteFor(boot.paths, path) && session.getState().user?.isAdmin && !boot.user?.isAdmin;

function loadDocument(path: string) {
  window.location.assign(path);
  return new Promise<never>(() => {});
}

/** Adds a remote's routes at the first visit to its paths. States are getters, because a retry may refresh them. */
function createRouter(boot: Boot, ctx: Ctx, firstRoutes: RouteObject[], firstRemote?: ReleasedRemote) {
  const states = {
    get available() {
      return boot.remotes.filter(hasPages).map(({ name }) => name);
    },
    get disabled() {
      return boot.disabled;
    },
    get paths() {
      return boot.paths;
    },
  };
  const patched = new Set([firstRemote?.name]);
  const failed = new Set<string>();
  return createBrowserRouter(layoutRoutes({ remote: firstRoutes, states }), {
    hydrationData: boot.page?.router,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (lacksAdminRemote(boot, ctx, path)) return loadDocument(path);
      const knownOwner = remoteFor(boot.paths, path);
      if (knownOwner && patched.has(knownOwner)) return;
      // a path without an owner may have one now
      if (!knownOwner || knownOwner in boot.disabled || failed.has(knownOwner)) await refreshRegistry(boot);
      const name = remoteFor(boot.paths, path);
      if (!name || patched.has(name)) return;
      const remote = remoteAt(boot, path);
      if (!remote) return;
      // counts as failed until its routes are there
      failed.add(name);
      const routes = await loadRoutes(remote, signal);
      // the router ignores patches of an aborted navigation
      if (signal.aborted) return;
      failed.delete(name);
      patched.add(name);
      patch('layout', routes(ctx));
    },
  });
}

async function loadRoutesOf(boot: Boot, ctx: Ctx, path: string) {
  const remote = remoteAt(boot, path);
  return remote && !(remote.name in boot.disabled) ? (await loadRoutes(remote))(ctx) : [];
}

/** @param isHydrating the server may have rendered all that is needed before the first input */
const loadPageCode = (routes: RouteObject[], isHydrating: boolean) =>
  (matchRoutes(routes, window.location.pathname) ?? []).map(({ route }) => {
    const { preload, deferred } = pageHandleOf(route) ?? {};
    return isHydrating && deferred?.() ? undefined : preload?.();
  });

async function setUpOffline({ offline, user, isUserUnknown }: Boot, router: ReturnType<typeof createRouter>) {
  if (!('serviceWorker' in navigator)) return;
  const { clearSavedPages, savePages } = await import('./offline/save-pages.ts');
  const isVisitor = !user && !isUserUnknown;
  await (offline ? savePages(router, { isVisitor }) : clearSavedPages());
}

function prepareForDialogs() {
  // listeners run in order, and a handler keeps its position when a dialog replaces it
  window.onpopstate = () => {};
  // the page was reloaded on the history entry of a dialog
  if (window.history.state?.dialog) window.history.back();
}

const whenIdle = () =>
  new Promise<void>(done => {
    const idle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => done(), { timeout: 5000 })
        : setTimeout(done, 500);
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
  });

async function start() {
  prepareForDialogs();
  await yieldToMain();
  const theme = createTheme();
  await yieldToMain();
  const boot = readBoot();
  if (boot.development) {
    const { addDevelopment } = await import(/* webpackChunkName: "rare" */ './federation/develop.ts');
    await addDevelopment(boot, boot.development);
  }
  // keeps the bundler from dropping the modules
  Object.assign(window, { shared });
  const { ctx, clearInitialState } = createTabContext(boot, () => {
    const { historyAction, location } = router.state;
    return historyAction === 'PUSH' && !location.hash;
  });
  const remote = boot.page && remoteAt(boot, window.location.pathname);
  const firstRoutes = remote ? (await waitForRouteCode(() => loadRoutes(remote)))(ctx) : [];
  const isHydrating = boot.page !== undefined && !isTranslated();
  await Promise.race([Promise.allSettled(loadPageCode(firstRoutes, isHydrating)), sleep(CODE_WAIT_MS)]);
  const router = createRouter(boot, ctx, firstRoutes, remote);
  currentLocation.url = () => {
    const { pathname, search } = router.state.navigation.location ?? window.location;
    return pathname + search;
  };
  // HTML that a translator has changed meanwhile cannot be hydrated
  const isTranslatedPage = isTranslated();
  // a bookmarked property is on this device without the code to render it again
  const isShownAsSaved = isTranslatedPage && savedAt() && boot.page?.slots.filled.length;
  const root = isShownAsSaved
    ? document.body.appendChild(document.createElement('div'))
    : (document.getElementById('root') as HTMLElement);
  const earlyInput = preserveEarlyInput(root);
  const unsubscribe = router.subscribe(({ location }) => {
    // still the first page
    if (location.key === 'default') return;
    unsubscribe();
    clearInitialState();
    earlyInput.stop();
  });
  const app = (
    <Providers
      theme={theme}
      ctx={ctx}
      pictures={readInlinePictures()}
      adsUrl={boot.adsUrl}
      assetsUrl={boot.assetsUrl}
      nonce={readNonce()}
    >
      <App isDemoSite={boot.demo} onRendered={() => queueMicrotask(earlyInput.restore)}>
        {isShownAsSaved ? <SavedCopyBar /> : <RouterProvider router={router} />}
      </App>
    </Providers>
  );
  if (boot.page && !isTranslatedPage)
    startTransition(
      () =>
        void hydrateRoot(root, app, {
          onCaughtError,
          onRecoverableError(error) {
            earlyInput.restore();
            reportRecoverableError(error);
          },
        }),
    );
  else createRoot(root, { onCaughtError }).render(app);
  showPendingFlash();
  prefetchPages(path => loadRoutesOf(boot, ctx, path));
  await whenIdle();
  layOutInFull();
  await sleep(DEFER_AFTER_MS);
  // ends the waiting of parts for the first input
  dispatchEvent(new Event('idle'));
  listModules(boot);
  void loadDeferred();
  await setUpOffline(boot, router);
}

watchErrors();
trustOwnOrigins();
void loadWebFonts();
followTheme();
reportOnLeave();
void start();
