import { lazyWithRetry } from '@home-truths/platform/ui';

/** Loads what texts are drawn with. */
export const loadArticles = lazyWithRetry(() => import('./articles.ts'));
