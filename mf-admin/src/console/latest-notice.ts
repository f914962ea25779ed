import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** The ids of the notices on the page, latest last. */
let notices: readonly string[] = [];
const listeners = new Set<() => void>();

function setNotices(next: readonly string[]) {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true for the latest notice on the page; only that one is shown, and the previous one once it is gone. */
export function useIsLatestNotice(): boolean {
  const id = useId();
  const isLatest = () => !notices.includes(id) || notices.at(-1) === id;
  useLayoutEffect(() => {
    setNotices([...notices, id]);
    return () => setNotices(notices.filter(each => each !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, isLatest, isLatest);
}
