// Names before platform 1.2, which already released remotes use.

export { contentVisibilityAuto as laterParts } from './layout.tsx';
export { lazyWithRetry as lazily } from './lazy-with-retry.ts';
