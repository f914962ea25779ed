import { lazyWithRetry } from '@home-truths/platform/ui';

/** The chunk of the dialog that confirms a deletion; fetched when it is first opened. */
export const loadDeleteDialog = lazyWithRetry(() =>
  import('./delete-dialog.tsx').then(module => module.DeleteDialog),
);
