// Names before 1.2: remotes that are already released use them.

export { contentVisibilityAuto as laterParts } from './layout.tsx';
export { lazyWithRetry as lazily } from './lazy-with-retry.ts';
