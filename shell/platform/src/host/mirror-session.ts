import type { SessionUser } from '@home-truths/contract';
import type { SessionStore } from '../session/index.tsx';

const KEY = 'user';

/**
 * Keeps the record under the storage key `user` equal to the session, which begins as the server said; follows
 * other tabs and the `user-login` event (spec section 3, decisions 44 and 61). Returns the unsubscribe.
 */
export function mirrorSession(session: SessionStore) {
  const write = (user: SessionUser | null) => {
    try {
      if (user) localStorage.setItem(KEY, JSON.stringify(user));
      else localStorage.removeItem(KEY);
    } catch {
      // a device that keeps nothing has no mirror
    }
  };
  const follow = async () => {
    const { readUser } = await import('./read-user.ts');
    session.setState({ user: readUser(localStorage.getItem(KEY)) });
  };
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && void follow();
  write(session.getState().user);
  const unsubscribe = session.subscribe(({ user }) => write(user));
  window.addEventListener('storage', onStorage);
  window.addEventListener('user-login', follow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('user-login', follow);
  };
}
