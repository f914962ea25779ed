import type { SessionUser } from '@home-truths/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** Who is signed in: for display only, since the server authorises every request. */
interface Session {
  user: SessionUser | null;
  signIn: (user: SessionUser) => void;
  signOut: () => void;
}
export type SessionStore = StoreApi<Session>;

/** A session with the server's initial state; one per request and one per tab. */
export const createSession = (user: SessionUser | null): SessionStore =>
  createStore<Session>()(set => ({
    user,
    signIn: signedIn => set({ user: signedIn }),
    signOut: () => set({ user: null }),
  }));

const SessionContext = createContext<SessionStore | null>(null);

/** Provides the session to all descendants. */
export const SessionProvider = ({ session, children }: { session: SessionStore; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

/** A part of the session, for example `useSession(session => session.user)`. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return useStore(session, select);
}

/** Name and email of the signed-in user, to prefill forms; empty strings for visitors. */
export function useOwnContact(): { name: string; email: string } {
  const user = useSession(session => session.user);
  return user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : { name: '', email: '' };
}
