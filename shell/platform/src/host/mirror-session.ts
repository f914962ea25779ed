import type { SessionUser } from '@home-truths/contract';
import { storageEntry } from '../data/index.ts';
import type { SessionStore } from '../session/index.tsx';

const USER_KEY = 'user';

/**
 * Keeps the record `user` in local storage in sync with the session, other tabs, the event `user-login` and restores
 * from the back/forward cache.
 * @param isUnknown true if the server could not determine who is signed in, whom the record then names
 */
export function mirrorSession(session: SessionStore, isUnknown = false) {
  const record = storageEntry(USER_KEY, () => localStorage);
  const write = (user: SessionUser | null) => void (user ? record.write(user) : record.remove());
  const readRecord = async () => {
    const { readMirror } = await import('./read-mirror.ts');
    const user = readMirror(USER_KEY);
    if (user !== undefined) session.setState({ user });
  };
  const onStorage = ({ key }: StorageEvent) => (key === USER_KEY || key === null) && void readRecord();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && void readRecord();
  if (isUnknown) void readRecord();
  else write(session.getState().user);
  const unsubscribe = session.subscribe(({ user }) => write(user));
  window.addEventListener('storage', onStorage);
  window.addEventListener('user-login', readRecord);
  window.addEventListener('pageshow', onShow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('user-login', readRecord);
    window.removeEventListener('pageshow', onShow);
  };
}
