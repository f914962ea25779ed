import { lazyWithRetry } from '@home-truths/platform/ui';

export const loadArticles = lazyWithRetry(() => import('./articles.ts'));
