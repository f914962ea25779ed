import type { PropertyRow } from '@home-truths/platform/contract';
import { storageEntry } from '@home-truths/platform/data';
import { LazyPart, lazyWithRetry } from '@home-truths/platform/ui';

const loadCompareButton = lazyWithRetry(() =>
  import(/* webpackChunkName: "controls" */ '@home-truths/platform/compare').then(
    module => module.CompareButton,
  ),
);

/** Returns true if this device compares nothing, so the server's HTML is right. */
const isNothingAdded = () => storageEntry('compare', () => localStorage).read() === undefined;

/** Loads its code at the first input. */
export const Compare = ({ property }: { property: PropertyRow }) => (
  <LazyPart
    load={loadCompareButton}
    props={{ property, look: 'checkbox' }}
    errorFallback={null}
    deferred={isNothingAdded}
  />
);
