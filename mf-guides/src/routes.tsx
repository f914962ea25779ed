import type { PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { checklistRoutes } from './checklists/routes.tsx';
import { guideRoutes } from './guides/routes.tsx';
import { pageRoutes } from './pages/routes.tsx';
import { prepareResources } from './queries.ts';
import { loadResource } from './resource/load-resource.ts';
import { resourceHead } from './resource/resource-head.ts';
import { ResourceProblem } from './resource/resource-problem.tsx';
import { ResourceScreen } from './resource/resource-screen.tsx';
import { ResourceSkeleton } from './resource/resource-skeleton.tsx';
import { ResourcesScreen } from './resources/resources-screen.tsx';

const listHead: PageHandle = {
  keep: true,
  head: () => ({
    title: 'Property Resources | Home Truths',
    description:
      'Plain guides to renting, buying and owning a home in Australia: inspections, strata, auctions, deposits, tenants’ rights and the costs nobody mentions.',
    canonical: '/resources',
  }),
};

/** The pages of this area. */
const routes: RemoteRoutes = ctx => [
  {
    id: 'resources',
    path: 'resources',
    loader: () => prepareResources(ctx),
    handle: listHead,
    element: <ResourcesScreen />,
  },
  {
    id: 'resource',
    path: 'resources/:slug',
    loader: loadResource(ctx),
    handle: resourceHead(ctx),
    element: <ResourceScreen />,
    errorElement: <ResourceProblem />,
    hydrateFallbackElement: <ResourceSkeleton />,
  },
  ...guideRoutes,
  ...checklistRoutes,
  ...pageRoutes,
];

export default routes satisfies RemoteRoutes;
