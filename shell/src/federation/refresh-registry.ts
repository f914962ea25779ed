import { withTimeout } from '@home-truths/platform/with-timeout';
import type { Boot } from '../boot.ts';

/** A Retry waits no longer for the registry. */
const TIMEOUT_MS = 2000;

/** Refreshes the registry of this page; where that fails or times out the page continues with the one it has. */
export const refreshRegistry = (boot: Boot) =>
  withTimeout(
    TIMEOUT_MS,
    'the registry',
    import(/* webpackChunkName: "rare" */ './apply-registry.ts').then(({ applyRegistry }) =>
      applyRegistry(boot),
    ),
  ).catch(() => {});
