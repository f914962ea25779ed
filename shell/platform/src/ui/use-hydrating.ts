import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** True only while the browser hydrates server-rendered HTML. */
export const useHydrating = () =>
  useSyncExternalStore(
    subscribeNever,
    () => false,
    () => typeof document !== 'undefined',
  );
