import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** True only while browsers hydrate server-rendered HTML. */
export const useHydrating = () =>
  useSyncExternalStore(
    subscribeNever,
    () => false,
    () => typeof document !== 'undefined',
  );
