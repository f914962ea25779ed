import type { Ctx } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';

const importPage = () => import(/* webpackChunkName: "late" */ './compare-page.tsx');

export const loadComparePage = lazyWithRetry(() => importPage().then(module => module.ComparePage));

/** If the chunk fails, the page fetches its data itself. */
export const loadComparison =
  (ctx: Ctx) =>
  ({ request }: { request: Request }) =>
    importPage().then(
      module => module.prefetchComparison(ctx, request),
      () => null,
    );
