import { lazyWithRetry } from '@home-truths/platform/ui';

/** The page of a building without its placeholders. */
export const loadBuildingPage = lazyWithRetry(() =>
  import('./building-page.tsx').then(module => module.BuildingPage),
);
