// One chunk with the components of all texts, which `loadArticles` loads late.
export { GuideArticle } from './guides/guide-article.tsx';
export { prefetchOperatorAndSources, SitePageScreen } from './pages/site-page-screen.tsx';
export { ResourceArticle } from './resource/resource-article.tsx';
