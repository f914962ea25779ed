import { LazyPage } from '@home-truths/platform/page';
import { type PageHandle, type RemoteRoutes, useParams } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { checklistRoutes } from './checklists/routes.tsx';
import { guideRoutes } from './guides/routes.tsx';
import { pageRoutes } from './pages/routes.tsx';
import { prepareResources, useResource } from './queries.ts';
import { loadResource } from './resource/load-resource.ts';
import { ResourceArticle } from './resource/resource-article.tsx';
import { ResourceError } from './resource/resource-error.tsx';
import { resourceHead } from './resource/resource-head.ts';
import { ResourceSkeleton } from './resource/resource-skeleton.tsx';

/** The page of a resource: placeholders while it loads; errors are rendered by the route's error element. */
function ResourceScreen() {
  const { data: resource, error } = useResource(useParams().slug ?? '');
  if (error) throw error;
  return resource ? <ResourceArticle key={resource.id} resource={resource} /> : <ResourceSkeleton />;
}

/** The code of the list; split from that of the texts, which are the more frequent landing pages. */
const loadList = lazyWithRetry(() =>
  import('./resources/resources-screen.tsx').then(module => module.ResourcesScreen),
);

const listHead: PageHandle = {
  offline: true,
  preload: loadList,
  modules: ['resources-screen'],
  head: () => ({
    title: 'Property Resources | Home Truths',
    description:
      'Plain-English guides to renting, buying and owning a home in Australia: inspections, strata, auctions, deposits, tenants’ rights and the costs no one mentions.',
    canonical: '/resources',
  }),
};

/** The pages of this remote. */
const routes: RemoteRoutes = ctx => [
  {
    id: 'resources',
    path: 'resources',
    loader: () => Promise.all([prepareResources(ctx), loadList()]).then(() => null),
    handle: listHead,
    element: <LazyPage load={loadList} what="“Resources”" />,
  },
  {
    id: 'resource',
    path: 'resources/:slug',
    loader: loadResource(ctx),
    handle: resourceHead(ctx),
    element: <ResourceScreen />,
    errorElement: <ResourceError />,
    hydrateFallbackElement: <ResourceSkeleton />,
  },
  ...guideRoutes,
  ...checklistRoutes,
  ...pageRoutes(ctx),
];

export default routes satisfies RemoteRoutes;
