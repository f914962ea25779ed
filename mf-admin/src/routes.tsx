import { ApiProvider } from '@home-truths/platform/data';
import type { Ctx, Head, PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { LazyPart, lazyWithRetry } from '@home-truths/platform/ui';
import type { ComponentType } from 'react';
import { prefetchAttention } from './attention/queries.ts';
import { prefetchAudit } from './audit/queries.ts';
import { prefetchCandidates } from './buildings/queries.ts';
import { COMPLAINTS } from './complaints/queries.ts';
import { prefetchThread } from './correspondence/queries.ts';
import { prefetchDashboard } from './dashboard/queries.ts';
import { ENQUIRIES } from './enquiries/queries.ts';
import { prefetchLeads } from './leads/queries.ts';
import { prefetchMerges } from './merges/queries.ts';
import { PEOPLE, prefetchPerson } from './people/queries.ts';
import { PROPERTIES } from './properties/queries.ts';
import { prefetchReleases, prefetchRemote } from './releases/queries.ts';
import { REVIEWS } from './reviews/queries.ts';
import { prefetchSavedFilters } from './saved-filters/queries.ts';
import { CodeGate, loadCodeScreen } from './second-factor/code-gate.tsx';
import { SecurityCodeHost, withSecurityCode } from './second-factor/security-code-host.tsx';
import { isCodeMissing, readAccount } from './security/queries.ts';

/** Keeps a private page out of search engines and caches. */
const headOf = (title: string): Head => ({ title: `${title} | Home Truths`, noindex: true, noStore: true });

interface Screen {
  path: string;
  title: string;
  load(): Promise<ComponentType>;
  /** Must not fail. `id` is that of the path. */
  prefetch(ctx: Ctx, params: URLSearchParams, id: string | undefined): Promise<unknown>;
  /** True if the screen needs no security code. */
  isBeforeCode?: boolean;
}

const SCREENS: Screen[] = [
  {
    path: 'admin',
    title: 'Dashboard',
    load: () => import('./dashboard/dashboard-screen.tsx').then(module => module.DashboardScreen),
    prefetch: prefetchDashboard,
  },
  {
    path: 'admin/leads',
    title: 'Inspector Leads',
    load: () => import('./leads/leads-screen.tsx').then(module => module.LeadsScreen),
    prefetch: prefetchLeads,
  },
  {
    path: 'admin/reviews',
    title: 'Review Management',
    load: () => import('./reviews/reviews-screen.tsx').then(module => module.ReviewsScreen),
    prefetch: REVIEWS.prefetch,
  },
  {
    path: 'admin/properties',
    title: 'Property Management',
    load: () => import('./properties/properties-screen.tsx').then(module => module.PropertiesScreen),
    prefetch: PROPERTIES.prefetch,
  },
  {
    path: 'admin/buildings',
    title: 'Buildings',
    load: () => import('./buildings/buildings-screen.tsx').then(module => module.BuildingsScreen),
    prefetch: prefetchCandidates,
  },
  {
    path: 'admin/buildings/merges',
    title: 'Merges',
    load: () => import('./merges/merges-screen.tsx').then(module => module.MergesScreen),
    prefetch: prefetchMerges,
  },
  {
    path: 'admin/complaints',
    title: 'Complaints',
    load: () => import('./complaints/complaints-screen.tsx').then(module => module.ComplaintsScreen),
    prefetch: COMPLAINTS.prefetch,
  },
  {
    path: 'admin/enquiries',
    title: 'Enquiries',
    load: () => import('./enquiries/enquiries-screen.tsx').then(module => module.EnquiriesScreen),
    prefetch: ENQUIRIES.prefetch,
  },
  {
    path: 'admin/threads/:id',
    title: 'Correspondence',
    load: () => import('./correspondence/thread-screen.tsx').then(module => module.ThreadScreen),
    prefetch: prefetchThread,
  },
  {
    path: 'admin/people',
    title: 'People',
    load: () => import('./people/people-screen.tsx').then(module => module.PeopleScreen),
    prefetch: PEOPLE.prefetch,
  },
  {
    path: 'admin/people/:id',
    title: 'Person',
    load: () => import('./people/person-screen.tsx').then(module => module.PersonScreen),
    prefetch: prefetchPerson,
  },
  {
    path: 'admin/releases',
    title: 'Releases',
    load: () => import('./releases/releases-screen.tsx').then(module => module.ReleasesScreen),
    prefetch: prefetchReleases,
  },
  {
    path: 'admin/releases/:id',
    title: 'Releases of a remote',
    load: () => import('./releases/remote-screen.tsx').then(module => module.RemoteScreen),
    prefetch: prefetchRemote,
  },
  {
    path: 'admin/audit',
    title: 'Audit',
    load: () => import('./audit/audit-screen.tsx').then(module => module.AuditScreen),
    prefetch: prefetchAudit,
  },
  {
    path: 'admin/security',
    title: 'Security',
    load: () => import('./security/security-screen.tsx').then(module => module.SecurityScreen),
    // the loader always reads the account
    prefetch: async () => {},
    isBeforeCode: true,
  },
].map(screen => ({ ...screen, load: lazyWithRetry(screen.load) }));

/** The pages of the console. The shell denies access to others than administrators, so nothing is requested for them. */
const routes: RemoteRoutes = ctx => {
  const api = withSecurityCode(ctx.api);
  return SCREENS.map(({ path, title, load, prefetch, isBeforeCode = false }) => ({
    id: path,
    path,
    handle: { head: () => headOf(title), preload: load, frame: 'slim' } satisfies PageHandle,
    async loader({ request, params }) {
      if (!ctx.session.getState().user?.isAdmin) return null;
      const isMissing = isCodeMissing(await readAccount(ctx));
      const isOpen = isBeforeCode || !isMissing;
      const prefetching = Promise.all([
        prefetchAttention(ctx),
        isOpen && prefetch({ ...ctx, api }, new URL(request.url).searchParams, params.id),
        !isMissing && prefetchSavedFilters(ctx),
      ]);
      // the server waits for the data; a browser shows placeholders
      await Promise.all([
        isOpen ? load() : loadCodeScreen(),
        typeof document === 'undefined' ? prefetching : undefined,
      ]);
      // the screens read the query cache
      return null;
    },
    // without the key, React would keep the state of the previous screen
    element: (
      <ApiProvider api={api}>
        <CodeGate key={path} title={title} isOpen={isBeforeCode}>
          <LazyPart load={load} props={{}} errorFallback={null} />
        </CodeGate>
        <SecurityCodeHost />
      </ApiProvider>
    ),
  }));
};

export default routes satisfies RemoteRoutes;
