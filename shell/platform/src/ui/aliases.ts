// Deprecated: remotes that were built before platform 1.2 import these names.

export { contentVisibilityAuto as laterParts } from './layout.tsx';
export { lazyWithRetry as lazily } from './lazy-with-retry.ts';
