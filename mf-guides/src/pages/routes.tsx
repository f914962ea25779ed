import type { Ctx } from '@home-truths/platform/router';
import { lazyRoute } from '../lazy-route.tsx';
import { loadArticles } from '../load-articles.ts';
import type { SitePage } from './site-page.ts';

const sitePageRoute = (ctx: Ctx, slug: string, label: string, load: () => Promise<SitePage>) =>
  lazyRoute({
    ctx,
    slug,
    label,
    offline: true,
    loadPage: async () => {
      const [text, { SitePageScreen: Page, prefetchOperatorAndSources }] = await Promise.all([
        load(),
        loadArticles(),
      ]);
      return { text, Page, prefetch: prefetchOperatorAndSources(slug) };
    },
    modules: [slug, 'articles'],
  });

export const pageRoutes = (ctx: Ctx) => [
  sitePageRoute(ctx, 'about', 'About Home Truths', () =>
    import('./content/about.ts').then(module => module.about),
  ),
  sitePageRoute(ctx, 'help', 'Help Center', () => import('./content/help.ts').then(module => module.help)),
  sitePageRoute(ctx, 'terms', 'Terms of Use', () =>
    import('./content/terms.ts').then(module => module.terms),
  ),
  sitePageRoute(ctx, 'privacy', 'Privacy Policy', () =>
    import('./content/privacy.ts').then(module => module.privacy),
  ),
  sitePageRoute(ctx, 'cookies', 'Cookie Policy', () =>
    import('./content/cookies.ts').then(module => module.cookies),
  ),
  lazyRoute({
    ctx,
    slug: 'contact',
    label: 'Contact Us',
    loadPage: async () => {
      const [{ contact }, { ContactScreen, prefetchOperator }] = await Promise.all([
        import('./content/contact.ts'),
        import('../enquiry/contact-screen.tsx'),
      ]);
      return { text: contact, Page: ContactScreen, prefetch: prefetchOperator };
    },
    modules: ['contact', 'contact-screen'],
  }),
  lazyRoute({
    slug: 'report',
    label: 'Report Issue',
    loadPage: async () => {
      const [{ report }, { ReportScreen }] = await Promise.all([
        import('./content/report.ts'),
        import('../complaint/report-screen.tsx'),
      ]);
      return { text: report, Page: ReportScreen };
    },
    modules: ['report', 'report-screen'],
  }),
];
