export { beginAnew, useLogout } from './logout.ts';
export { createSession, SessionProvider, type SessionStore, useSession } from './session.tsx';
