import { lazily } from '@home-truths/platform/ui';

/** The code of the question before a deletion; fetched when it is first asked. */
export const loadDelete = lazily(() => import('./delete-dialog.tsx').then(module => module.DeleteDialog));
