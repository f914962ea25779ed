import type { SessionUser } from '@home-truths/contract';
import type { SessionStore } from '../session/index.tsx';

const USER_KEY = 'user';

/**
 * Keeps the agreed record `user` in local storage in sync with the session, other tabs, the `user-login` event and
 * back/forward cache restores.
 * @param isUnknown true if the server could not determine who is signed in: the record then counts
 */
export function mirrorSession(session: SessionStore, isUnknown = false) {
  const write = (user: SessionUser | null) => {
    try {
      if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
      else localStorage.removeItem(USER_KEY);
    } catch {
      // storage is unavailable
    }
  };
  const follow = async () => {
    const { readMirror } = await import('./read-mirror.ts');
    const user = readMirror(USER_KEY);
    if (user !== undefined) session.setState({ user });
  };
  const onStorage = ({ key }: StorageEvent) => (key === USER_KEY || key === null) && void follow();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && void follow();
  if (isUnknown) void follow();
  else write(session.getState().user);
  const unsubscribe = session.subscribe(({ user }) => write(user));
  window.addEventListener('storage', onStorage);
  window.addEventListener('user-login', follow);
  window.addEventListener('pageshow', onShow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('user-login', follow);
    window.removeEventListener('pageshow', onShow);
  };
}
