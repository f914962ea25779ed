import { lazyWithRetry } from '@home-truths/platform/ui';

/** The page without its placeholders. */
export const loadPropertyPage = lazyWithRetry(() =>
  import('./property-page.tsx').then(module => module.PropertyPage),
);
