import { signOut } from '@home-truths/contract';
import { useApi } from '../data/queries.tsx';
import { toast } from '../ui/toast.ts';
import { type Flash, flashCookie } from './flash.ts';
import { clearPropertyPages } from './saved-properties.ts';

/** Clears everything that this browser stores about the person: the mirror, drafts, list positions, saved pages. */
async function clearUserData() {
  try {
    sessionStorage.clear();
    localStorage.clear();
    await clearPropertyPages();
  } catch {
    // storage is unavailable: there is nothing to clear
  }
}

/** After a session has ended for good: clears what this browser stores about the person and restarts at `/`. */
export async function clearUserDataAndRestart(flash: Flash) {
  await clearUserData();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = flashCookie(flash, location.protocol);
  window.location.assign('/');
}

/**
 * Logout: ends the session on the server, then restarts with a confirmation. If the server cannot be reached, the
 * person stays signed in and gets an error message.
 */
export function useLogout() {
  const api = useApi();
  return async () => {
    try {
      await api(signOut, {});
    } catch {
      return toast({
        title: 'Error',
        description: 'We couldn’t sign you out. Please try again.',
        kind: 'error',
      });
    }
    await clearUserDataAndRestart('signed-out');
  };
}
