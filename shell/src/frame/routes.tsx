import { ScrollRestoration } from '@home-truths/platform/host';
import {
  isRouteErrorResponse,
  type PageHandle,
  type RouteObject,
  useLocation,
  useRouteError,
} from '@home-truths/platform/router';
import { Box } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { areaOf } from '../areas.ts';
import { KeptNotice } from '../offline/kept-notice.tsx';
import { OFFLINE_PATH } from '../offline/messages.ts';
import { OfflineScreen } from '../offline/offline-screen.tsx';
import { SITE } from '../site.ts';
import { Announcer } from './announcer.tsx';
import { Doorway } from './doorway.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { NotAvailableYet } from './not-available-yet.tsx';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';
import { SkipLink } from './skip-link.tsx';

interface FrameOptions {
  /** The routes of the area that the first page belongs to. */
  area: RouteObject[];
  /** The areas that have pages to show. */
  available: string[];
}

const Frame = ({ children }: { children?: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <Box as="main" id="content" tabIndex={-1} minH="60vh" outline="none">
      {children ?? <Doorway />}
    </Box>
    <Footer />
    <KeptNotice />
    <Announcer />
    <ScrollRestoration />
  </>
);

function Elsewhere({ available }: { available: string[] }) {
  const { pathname } = useLocation();
  return isToCome(pathname, available) ? <NotAvailableYet /> : <NotFound />;
}

function FailedPage({ available }: { available: string[] }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Elsewhere available={available} />
  ) : (
    <PageError error={error} />
  );
}

/** Id of the route that stands for every path nobody owns: the front door answers it with 404. */
export const NOWHERE = 'nowhere';

const isToCome = (path: string, available: string[]) => {
  const area = areaOf(path);
  return area !== undefined && !available.includes(area);
};

const nowhere = (available: string[]): RouteObject => ({
  id: NOWHERE,
  path: '*',
  element: <Elsewhere available={available} />,
  handle: {
    head: ({ params }) => ({
      title: `${isToCome(`/${params['*'] ?? ''}`, available) ? 'Not available yet' : '404 Page Not Found'} | ${SITE}`,
      noindex: true,
    }),
  } satisfies PageHandle,
});

/** What is shown of a page that is not on the device while there is no network. */
const offline: RouteObject = {
  id: 'offline',
  path: OFFLINE_PATH,
  element: <OfflineScreen />,
  handle: { head: () => ({ title: `You are offline | ${SITE}`, noindex: true }) } satisfies PageHandle,
};

/** The frame with the pages of an area in it; header and footer survive whatever happens inside. */
export const frameRoutes = ({ area, available }: FrameOptions): RouteObject[] => [
  {
    id: 'root',
    element: <Frame />,
    errorElement: (
      <Frame>
        <FailedPage available={available} />
      </Frame>
    ),
    hydrateFallbackElement: <Frame>{null}</Frame>,
    children: [
      {
        id: 'frame',
        errorElement: <FailedPage available={available} />,
        children: [nowhere(available), offline, ...area],
      },
    ],
  },
];
