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

/** The document head of a page. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the page's canonical URL; the current path when absent. */
  canonical?: string;
  /** Path or URL of a picture for link previews. */
  image?: string;
  /** Structured data (schema.org), one object per script. */
  jsonLd?: object[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The page is cached nowhere and its URL is not sent as referrer: it holds private data or a secret. */
  noStore?: boolean;
}

/** The route params and search params with which a page is shown. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The `handle` of a route: how its head is derived from the query cache that its loader filled. */
export interface PageHandle {
  head(place: Place): Head;
  /** The page is the same for everybody, and the device may save it for reading offline. */
  keep?: boolean;
  /** Fetches code that the page needs before hydration. */
  ready?(): Promise<unknown>;
  /** Path of the page in the header's navigation that this one belongs to, where its URL does not say so. */
  section?: string;
  /** The modules that `ready` imports, by file name without extension: the document preloads their scripts. */
  parts?: string[];
}
