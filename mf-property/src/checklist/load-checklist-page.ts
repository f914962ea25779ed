import { lazyWithRetry } from '@home-truths/platform/ui';

/** The checklist of a property without its placeholders. */
export const loadChecklistPage = lazyWithRetry(() =>
  import('./checklist-page.tsx').then(module => module.ChecklistPage),
);
