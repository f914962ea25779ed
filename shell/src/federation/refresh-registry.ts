import { withTimeout } from '@home-truths/platform/with-timeout';
import type { Boot } from '../boot.ts';

const TIMEOUT_MS = 2000;

/** Applies the newest registry, or keeps the current one after a failure or timeout. */
export const refreshRegistry = async (boot: Boot) => {
  // the registry does not list the remote that is being developed
  if (boot.development) return;
  await withTimeout(
    TIMEOUT_MS,
    'the registry',
    import(/* webpackChunkName: "rare" */ './apply-registry.ts').then(({ applyRegistry }) =>
      applyRegistry(boot),
    ),
  ).catch(() => {});
};
