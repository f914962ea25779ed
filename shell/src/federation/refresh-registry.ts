import { withTimeout } from '@home-truths/platform/with-timeout';
import type { Boot } from '../boot.ts';

const TIMEOUT_MS = 2000;

/** Keeps the current registry after a failure or timeout. */
export const refreshRegistry = (boot: Boot) =>
  withTimeout(
    TIMEOUT_MS,
    'the registry',
    import(/* webpackChunkName: "rare" */ './apply-registry.ts').then(({ applyRegistry }) =>
      applyRegistry(boot),
    ),
  ).catch(() => {});
