import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { Api } from '../data/index.ts';
import type { SessionStore } from '../session/index.tsx';
import type { SlotHost } from '../slots/host.ts';

export {
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { Head, PageHandle, PageParams } from './page-handle.ts';
export { pathOnSite } from './path-on-site.ts';
export { useLinkSecret } from './use-link-secret.ts';
export type { RouteObject };

/** The context of a page or slot for one request (server) or one visit (browser). */
export interface Ctx {
  queryClient: QueryClient;
  api: Api;
  slots: SlotHost;
  /** Who is signed in, for loaders; components use `useSession`. */
  session: SessionStore;
}

/** What a remote exposes as `./routes`: its routes, created for one request or visit. */
export type RemoteRoutes = (ctx: Ctx) => RouteObject[];
