import { lazyWithRetry } from '@home-truths/platform/ui';

export const loadPropertyPage = lazyWithRetry(() =>
  import('./property-page.tsx').then(module => module.PropertyPage),
);
