import type { SessionUser } from '@home-truths/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** For display only, because the server authorises every request. */
interface Session {
  user: SessionUser | null;
  signIn: (user: SessionUser) => void;
  signOut: () => void;
}
export type SessionStore = StoreApi<Session>;

export const createSession = (user: SessionUser | null): SessionStore =>
  createStore<Session>()(set => ({
    user,
    signIn: signedIn => set({ user: signedIn }),
    signOut: () => set({ user: null }),
  }));

const SessionContext = createContext<SessionStore | null>(null);

export const SessionProvider = ({ session, children }: { session: SessionStore; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

export function useSession<Part>(select: (session: Session) => Part): Part {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return useStore(session, select);
}

export function useOwnContact(): { name: string; email: string } {
  const user = useSession(session => session.user);
  return user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : { name: '', email: '' };
}
