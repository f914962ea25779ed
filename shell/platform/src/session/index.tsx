export { clearUserDataAndRestart, useLogout } from './logout.ts';
export { clearPropertyPages, savePropertyPages } from './saved-properties.ts';
export { SAVED_PROPERTIES_CACHE } from './saved-properties-cache.ts';
export { createSession, SessionProvider, type SessionStore, useOwnContact, useSession } from './session.tsx';
