import type { RemoteRoutes } from '@home-truths/platform/router';
import { guideHead } from './guides/guide-head.ts';
import { GuidePage, pageOf } from './guides/guide-page.tsx';
import { GUIDES } from './guides/library.ts';

const guides = GUIDES.map(entry => {
  const load = pageOf(entry);
  return {
    id: entry.slug,
    path: entry.slug,
    loader: () => load().then(() => null),
    handle: { head: guideHead(entry), ready: load },
    element: <GuidePage load={load} />,
  };
});

/** The pages of this area. */
const routes: RemoteRoutes = () => guides;

export default routes satisfies RemoteRoutes;
