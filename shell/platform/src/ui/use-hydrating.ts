import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** Whether this is the hydration of HTML from the server; false on the server and from the next render on. */
export const useHydrating = () =>
  useSyncExternalStore(
    subscribeNever,
    () => false,
    () => typeof document !== 'undefined',
  );
