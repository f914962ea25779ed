export { forgetHomes, keepHomes } from './kept-homes.ts';
export { KEPT_HOMES } from './kept-homes-cache.ts';
export { beginAnew, useLogout } from './logout.ts';
export { useOwnContact } from './own-contact.ts';
export { createSession, SessionProvider, type SessionStore, useSession } from './session.tsx';
