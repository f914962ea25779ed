// the components of all texts: one late chunk without routes
export { GuideArticle } from './guides/guide-article.tsx';
export { prefetchDetails, SitePageScreen } from './pages/site-page-screen.tsx';
export { ResourceArticle } from './resource/resource-article.tsx';
