import { ApiProvider } from '@home-truths/platform/data';
import type { Ctx, Head, PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { LazyPart, lazyWithRetry } from '@home-truths/platform/ui';
import type { ComponentType } from 'react';
import { prepareComplaints } from './complaints/queries.ts';
import { prepareDashboard } from './dashboard/queries.ts';
import { prepareEnquiries } from './enquiries/queries.ts';
import { prepareLeads } from './leads/queries.ts';
import { prepareProperties } from './properties/queries.ts';
import { prepareReviews } from './reviews/queries.ts';
import { CodeHost } from './second-factor/code-host.tsx';
import { withSecurityCode } from './second-factor/with-security-code.ts';
import { prepareSecurity } from './security/queries.ts';

/** Pages of the admin console are private: no search engine lists them, and no cache stores them. */
const headOf = (title: string): Head => ({ title: `${title} | Home Truths`, noindex: true, noStore: true });

interface Screen {
  path: string;
  title: string;
  load(): Promise<ComponentType>;
  /** Prefetches the data of a URL. */
  prepare(ctx: Ctx, params: URLSearchParams): Promise<unknown>;
}

const SCREENS: Screen[] = [
  {
    path: 'admin',
    title: 'Dashboard',
    load: () => import('./dashboard/dashboard-screen.tsx').then(module => module.DashboardScreen),
    prepare: prepareDashboard,
  },
  {
    path: 'admin/leads',
    title: 'Inspector Leads',
    load: () => import('./leads/leads-screen.tsx').then(module => module.LeadsScreen),
    prepare: prepareLeads,
  },
  {
    path: 'admin/reviews',
    title: 'Review Management',
    load: () => import('./reviews/reviews-screen.tsx').then(module => module.ReviewsScreen),
    prepare: prepareReviews,
  },
  {
    path: 'admin/properties',
    title: 'Property Management',
    load: () => import('./properties/properties-screen.tsx').then(module => module.PropertiesScreen),
    prepare: prepareProperties,
  },
  {
    path: 'admin/complaints',
    title: 'Complaints',
    load: () => import('./complaints/complaints-screen.tsx').then(module => module.ComplaintsScreen),
    prepare: prepareComplaints,
  },
  {
    path: 'admin/enquiries',
    title: 'Enquiries',
    load: () => import('./enquiries/enquiries-screen.tsx').then(module => module.EnquiriesScreen),
    prepare: prepareEnquiries,
  },
  {
    path: 'admin/security',
    title: 'Security',
    load: () => import('./security/security-screen.tsx').then(module => module.SecurityScreen),
    prepare: prepareSecurity,
  },
].map(screen => ({ ...screen, load: lazyWithRetry(screen.load) }));

/**
 * The pages of this remote. The shell denies access to everyone but administrators (decision 166), and then nothing is
 * requested.
 */
const routes: RemoteRoutes = ctx => {
  const api = withSecurityCode(ctx.api);
  return SCREENS.map(({ path, title, load, prepare }) => ({
    id: path,
    path,
    handle: { head: () => headOf(title), preload: load } satisfies PageHandle,
    async loader({ request }) {
      if (!ctx.session.getState().user?.isAdmin) return null;
      const work = prepare(ctx, new URL(request.url).searchParams);
      // the server waits for the data; in the browser the page shows placeholders
      await Promise.all([load(), typeof document === 'undefined' ? work : undefined]);
      return null;
    },
    // the key makes React remount each screen instead of reusing the element at the same position
    element: (
      <ApiProvider api={api}>
        <LazyPart key={path} load={load} props={{}} errorFallback={null} />
        <CodeHost />
      </ApiProvider>
    ),
  }));
};

export default routes satisfies RemoteRoutes;
