import { withLimit } from '@home-truths/platform/with-limit';
import type { Boot } from '../boot.ts';

/** Milliseconds for which a Retry waits for the registry. */
const LIMIT = 2000;

/** Brings the registry of this page up to date; where that cannot be done in time the page goes on with what it has. */
export const refreshRegistry = (boot: Boot) =>
  withLimit(
    LIMIT,
    'the registry',
    import('./apply-registry.ts').then(({ applyRegistry }) => applyRegistry(boot)),
  ).catch(() => {});
