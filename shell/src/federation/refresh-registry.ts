import { withLimit } from '@home-truths/platform/with-limit';
import type { Boot } from '../boot.ts';

/** Milliseconds for which a Retry waits for the registry. */
const LIMIT = 2000;

/** Refreshes the registry of this page; where that fails or times out the page continues with the one it has. */
export const refreshRegistry = (boot: Boot) =>
  withLimit(
    LIMIT,
    'the registry',
    import('./apply-registry.ts').then(({ applyRegistry }) => applyRegistry(boot)),
  ).catch(() => {});
