import type { Ctx } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';

const importPage = () => import('./checklist-page.tsx');

export const loadChecklistPage = lazyWithRetry(() => importPage().then(module => module.ChecklistPage));

/** If the chunk fails, the page fetches its data itself. */
export const loadChecklist =
  (ctx: Ctx) =>
  ({ params }: { params: { id?: string } }) =>
    importPage().then(
      module => module.prefetchChecklist(ctx, params.id),
      () => null,
    );
