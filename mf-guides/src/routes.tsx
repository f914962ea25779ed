import { LazyPage } from '@home-truths/platform/page';
import type { PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { checklistPath } from './checklists/checklist-paths.ts';
import type { Checklist } from './guides/guide.ts';
import { GUIDES } from './guides/library.ts';
import { lazyRoute } from './lazy-route.tsx';
import { loadArticles } from './load-articles.ts';
import { pageRoutes } from './pages/routes.tsx';
import { prefetchResources } from './queries.ts';
import { resourceRoute } from './resource/resource-route.tsx';
import { chosenState } from './text/chosen-state.ts';
import { articleData } from './text/structured-data.ts';

/** A guide in the server's HTML can be read without its code (`deferred`). */
const guideRoutes = GUIDES.map(({ slug, title, load }) =>
  lazyRoute({
    slug,
    label: title,
    offline: true,
    section: '/resources',
    loadPage: async () => {
      const [text, { GuideArticle: Page }] = await Promise.all([load(), loadArticles()]);
      return { text, Page };
    },
    modules: [slug, 'articles'],
    // but a state that the reader chose has to be shown at once
    deferred: () => chosenState.read() === undefined,
    head: guide => ({ jsonLd: [articleData(guide)] }),
  }),
);

const checklistRoute = (name: Checklist['name'], label: string, load: () => Promise<Checklist>) =>
  lazyRoute({
    slug: checklistPath(name).slice(1),
    label,
    offline: true,
    loadPage: async () => {
      const [checklist, { ChecklistScreen }] = await Promise.all([
        load(),
        import('./checklists/checklist-screen.tsx'),
      ]);
      const { title: metaTitle, intro: description } = checklist;
      return { text: { metaTitle, description, checklist }, Page: ChecklistScreen };
    },
    modules: [`${name}-checklist`, 'checklist-screen'],
  });

const checklistRoutes = [
  checklistRoute('auction', 'Auction checklist', () =>
    import('./guides/content/auction-checklist.ts').then(module => module.auctionChecklist),
  ),
  checklistRoute('inspection', 'Inspection checklist', () =>
    import('./guides/content/inspection-checklist.ts').then(module => module.inspectionChecklist),
  ),
];

/** Loads a separate chunk, because more visitors enter at the texts. */
const loadList = lazyWithRetry(() =>
  import('./resources/resources-screen.tsx').then(module => module.ResourcesScreen),
);

const listHandle: PageHandle = {
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

const routes: RemoteRoutes = ctx => [
  {
    id: 'resources',
    path: 'resources',
    loader: () => Promise.all([prefetchResources(ctx), loadList()]).then(() => null),
    handle: listHandle,
    element: <LazyPage load={loadList} what="“Resources”" />,
  },
  resourceRoute(ctx),
  ...guideRoutes,
  ...checklistRoutes,
  ...pageRoutes(ctx),
];

export default routes satisfies RemoteRoutes;
