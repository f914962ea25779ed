import { ScrollRestoration } from '@home-truths/platform/host';
import {
  isRouteErrorResponse,
  type PageHandle,
  type RouteObject,
  useLocation,
  useRouteError,
} from '@home-truths/platform/router';
import { Box, LazyPart, lazily, SkipLink } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { KeptNotice } from '../offline/kept-notice.tsx';
import { OFFLINE_PATH } from '../offline/messages.ts';
import { remoteFor } from '../remotes.ts';
import { SITE } from '../site.ts';
import { AccessGate } from './access-gate.tsx';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { NotAvailableYet } from './not-available-yet.tsx';
import { NotFound } from './not-found.tsx';
import { PageAway, PageError } from './page-error.tsx';

/** How remotes stand; read when a page is drawn, since it may change. */
interface Registered {
  /** The remotes that have pages to show. */
  available: string[];
  /** The remotes that have no page to show now, with the text to say instead. */
  away: Record<string, string>;
}

interface LayoutOptions {
  /** The routes of the remote that the first page belongs to. */
  remote: RouteObject[];
  registered: Registered;
}

const Frame = ({ children }: { children?: ReactNode }) => (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <Header />
    <Box as="main" id="content" tabIndex={-1} minH="60vh" overflowX="clip" outline="none" boxShadow="none">
      {children ?? <AccessGate />}
    </Box>
    <Footer />
    <KeptNotice />
    <Announcer />
    <ScrollRestoration />
  </>
);

/** Whether a path belongs to a remote that has no page to show now. */
export const isAway = (path: string, away: Registered['away']) => (remoteFor(path) ?? '') in away;

const isToCome = (path: string, { available }: Registered) => {
  const remote = remoteFor(path);
  return remote !== undefined && !available.includes(remote);
};

function Elsewhere({ registered }: { registered: Registered }) {
  const { pathname } = useLocation();
  if (isAway(pathname, registered.away))
    return <PageAway text={registered.away[remoteFor(pathname) ?? '']} />;
  return isToCome(pathname, registered) ? <NotAvailableYet /> : <NotFound />;
}

function FailedPage({ registered }: { registered: Registered }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Elsewhere registered={registered} />
  ) : (
    <PageError error={error} />
  );
}

/** Id of the route that stands for every path without a page: the gateway answers it with 404, or 503. */
export const NOWHERE = 'nowhere';

const titleOf = (path: string, registered: Registered) => {
  if (isAway(path, registered.away)) return 'Not available right now';
  return isToCome(path, registered) ? 'Not available yet' : '404 Page Not Found';
};

const nowhere = (registered: Registered): RouteObject => ({
  id: NOWHERE,
  path: '*',
  element: <Elsewhere registered={registered} />,
  handle: {
    head: ({ params }) => ({
      title: `${titleOf(`/${params['*'] ?? ''}`, registered)} | ${SITE}`,
      noindex: true,
    }),
  } satisfies PageHandle,
});

/** The code of the offline page, which is on the device with it (`OFFLINE_CHUNK`). */
const loadOffline = lazily(() =>
  import(/* webpackChunkName: "offline-screen" */ '../offline/offline-screen.tsx').then(
    module => module.OfflineScreen,
  ),
);

/** What is shown of a page that is not on the device while there is no network. */
const offline: RouteObject = {
  id: 'offline',
  path: OFFLINE_PATH,
  element: <LazyPart load={loadOffline} props={{}} failed={null} />,
  handle: { head: () => ({ title: `You’re offline | ${SITE}`, noindex: true }) } satisfies PageHandle,
};

/** The frame with the pages of a remote in it; header and footer survive whatever happens inside. */
export const layoutRoutes = ({ remote, registered }: LayoutOptions): RouteObject[] => [
  {
    id: 'root',
    element: <Frame />,
    errorElement: (
      <Frame>
        <FailedPage registered={registered} />
      </Frame>
    ),
    hydrateFallbackElement: <Frame>{null}</Frame>,
    children: [
      {
        id: 'frame',
        errorElement: <FailedPage registered={registered} />,
        children: [nowhere(registered), offline, ...remote],
      },
    ],
  },
];
