export { beginAnew, useLogout } from './logout.ts';
export { useOwnContact } from './own-contact.ts';
export { forgetHomes, keepHomes } from './saved-properties.ts';
export { KEPT_HOMES } from './saved-properties-cache.ts';
export { createSession, SessionProvider, type SessionStore, useSession } from './session.tsx';
