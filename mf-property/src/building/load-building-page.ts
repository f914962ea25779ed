import { lazyWithRetry } from '@home-truths/platform/ui';

export const loadBuildingPage = lazyWithRetry(() =>
  import('./building-page.tsx').then(module => module.BuildingPage),
);
