import { lazyRoute } from '../lazy-route.tsx';
import { articleData } from '../text/structured-data.ts';
import { GuideArticle } from './guide-article.tsx';
import { GUIDES } from './library.ts';

/** The seven guides. */
export const guideRoutes = GUIDES.map(({ slug, title, load }) =>
  lazyRoute({
    slug,
    label: title,
    offline: true,
    section: '/resources',
    fetch: async () => ({ text: await load(), Page: GuideArticle }),
    modules: [slug],
    head: guide => ({ jsonLd: [articleData(guide)] }),
  }),
);
