import { SessionUser } from '@home-truths/contract';
import { safeParse } from 'zod/mini';
import type { SessionStore } from '../session/index.tsx';

const KEY = 'user';

function readMirror(): SessionUser | null {
  try {
    const { success, data } = safeParse(SessionUser, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return success ? data : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the record under the storage key `user` equal to the session, which begins as the server said; follows
 * other tabs and the `user-login` event (spec section 3, decisions 44 and 61). Returns the unsubscribe.
 */
export function mirrorSession(session: SessionStore) {
  const write = (user: SessionUser | null) => {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  };
  const follow = () => session.setState({ user: readMirror() });
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && follow();
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
