import type { PropertyRow } from '@home-truths/platform/contract';
import { storageEntry } from '@home-truths/platform/data';
import { LazyPart, lazyWithRetry } from '@home-truths/platform/ui';

const loadCompareButton = lazyWithRetry(() =>
  import(/* webpackChunkName: "controls" */ '@home-truths/platform/compare').then(
    module => module.CompareButton,
  ),
);

/** Whether the HTML from the server is right: nothing has been added to the comparison on this device. */
const isNothingAdded = () => storageEntry('compare', () => localStorage).read() === undefined;

/** Adds a result to the comparison; its code comes at the first input. */
export const Compare = ({ property }: { property: PropertyRow }) => (
  <LazyPart
    load={loadCompareButton}
    props={{ property, look: 'checkbox' }}
    errorFallback={null}
    deferred={isNothingAdded}
  />
);
