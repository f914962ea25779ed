import type { RouteObject } from 'react-router-dom';
import type { Ctx } from '../context.ts';

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
export type { Ctx } from '../context.ts';
export type { Head, PageHandle, PageParams } from './page-handle.ts';
export { pathOnSite } from './path-on-site.ts';
export { useLinkSecret } from './use-link-secret.ts';
export type { RouteObject };

/** The export of a remote's `./routes`. */
export type RemoteRoutes = (ctx: Ctx) => RouteObject[];
