import { ScrollRestoration } from '@home-truths/platform/host';
import { MessagePage, SearchForm } from '@home-truths/platform/page';
import {
  isRouteErrorResponse,
  type PageHandle,
  type RouteObject,
  useLocation,
  useRouteError,
} from '@home-truths/platform/router';
import { Box, ButtonLink, LazyPart, lazyWithRetry, SkipLink } from '@home-truths/platform/ui';
import { type ReactNode, Suspense } from 'react';
import { OFFLINE_PATH } from '../offline/messages.ts';
import { SavedCopyNotice } from '../offline/saved-copy-notice.tsx';
import { type RemotePaths, remoteFor } from '../remote-for.ts';
import { SITE } from '../site.ts';
import { AccessGate } from './access-gate.tsx';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { FullLayout } from './full-layout.tsx';
import { Header } from './header/header.tsx';
import { NotAvailableNow, PageError } from './page-error.tsx';

/** Read at each render, because a refreshed registry may change them. */
interface RemoteStates {
  available: string[];
  /** Text to show instead of each disabled remote. */
  disabled: Record<string, string>;
  paths: RemotePaths;
}

interface LayoutOptions {
  /** Routes of the first page's remote. */
  remote: RouteObject[];
  states: RemoteStates;
}

/** Header, page and footer hydrate apart, so that changed HTML in one does not render the others again. */
const Layout = ({ children }: { children?: ReactNode }) => (
  <>
    <Suspense>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header />
    </Suspense>
    <Box as="main" id="content" tabIndex={-1} minH="60vh" overflowX="clip" outline="none" boxShadow="none">
      {children ?? <AccessGate />}
    </Box>
    <Suspense>
      <Footer />
    </Suspense>
    <SavedCopyNotice />
    <Announcer />
    <FullLayout />
    <ScrollRestoration />
  </>
);

export const isDisabled = (path: string, { disabled, paths }: Pick<RemoteStates, 'disabled' | 'paths'>) =>
  (remoteFor(paths, path) ?? '') in disabled;

const isNotReleasedYet = (path: string, { available, paths }: RemoteStates) => {
  const remote = remoteFor(paths, path);
  return remote !== undefined && !available.includes(remote);
};

const NotAvailableYet = () => (
  <MessagePage
    title="Not available yet"
    text="We’re still working on this part of Home Truths. In the meantime you can search properties and read reviews."
  >
    <ButtonLink to="/">Back to home</ButtonLink>
    <ButtonLink to="/search" look="outline">
      Search properties
    </ButtonLink>
  </MessagePage>
);

const NotFound = () => (
  <MessagePage title="404 Page Not Found" text="Did you forget to add the page to the router?">
    <SearchForm />
    <ButtonLink to="/" look="outline">
      Back to home
    </ButtonLink>
  </MessagePage>
);

function UnmatchedPage({ states }: { states: RemoteStates }) {
  const { pathname } = useLocation();
  if (isDisabled(pathname, states))
    return <NotAvailableNow text={states.disabled[remoteFor(states.paths, pathname) ?? '']} />;
  return isNotReleasedYet(pathname, states) ? <NotAvailableYet /> : <NotFound />;
}

function FailedPage({ states }: { states: RemoteStates }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <UnmatchedPage states={states} />
  ) : (
    <PageError error={error} />
  );
}

/** The route of unknown paths, for which the gateway responds with 404 or 503. */
export const CATCH_ALL = 'catch-all';

const titleOf = (path: string, states: RemoteStates) => {
  if (isDisabled(path, states)) return 'Not available right now';
  return isNotReleasedYet(path, states) ? 'Not available yet' : '404 Page Not Found';
};

const catchAll = (states: RemoteStates): RouteObject => ({
  id: CATCH_ALL,
  path: '*',
  element: <UnmatchedPage states={states} />,
  handle: {
    head: ({ params }) => ({
      title: `${titleOf(`/${params['*'] ?? ''}`, states)} | ${SITE}`,
      noindex: true,
    }),
  } satisfies PageHandle,
});

/** Saved with the offline page (`OFFLINE_CHUNK`). */
const loadOffline = lazyWithRetry(() =>
  import(/* webpackChunkName: "offline-screen" */ '../offline/offline-screen.tsx').then(
    module => module.OfflineScreen,
  ),
);

const offline: RouteObject = {
  id: 'offline',
  path: OFFLINE_PATH,
  element: <LazyPart load={loadOffline} props={{}} errorFallback={null} />,
  handle: { head: () => ({ title: `You’re offline | ${SITE}`, noindex: true }) } satisfies PageHandle,
};

export const layoutRoutes = ({ remote, states }: LayoutOptions): RouteObject[] => [
  {
    id: 'root',
    element: <Layout />,
    errorElement: (
      <Layout>
        <FailedPage states={states} />
      </Layout>
    ),
    hydrateFallbackElement: <Layout>{null}</Layout>,
    children: [
      {
        id: 'layout',
        errorElement: <FailedPage states={states} />,
        children: [catchAll(states), offline, ...remote],
      },
    ],
  },
];
