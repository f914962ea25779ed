// One chunk with the components of all texts, which the routes load late.
export { GuideArticle } from './guides/guide-article.tsx';
export { prefetchOperatorAndSources, SitePageScreen } from './pages/site-page-screen.tsx';
export { ResourceArticle } from './resource/resource-article.tsx';
