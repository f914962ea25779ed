import { signOut } from '@home-truths/contract';
import { useApi } from '../data/queries.tsx';
import { toast } from '../ui/toast.ts';
import { type Flash, flashCookie } from './flash.ts';
import { clearPropertyPages } from './saved-properties.ts';

/** Forgets everything that this browser keeps of the person: the mirror, drafts, places in lists, pages of homes. */
async function clearUserData() {
  try {
    sessionStorage.clear();
    localStorage.clear();
    await clearPropertyPages();
  } catch {
    // a device that keeps nothing has nothing to forget
  }
}

/** After a session has ended for good: forgets what this browser keeps of the person and begins at `/` again. */
export async function clearUserDataAndRestart(flash: Flash) {
  await clearUserData();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = flashCookie(flash, location.protocol);
  window.location.assign('/');
}

/**
 * Logout: ends the session on the server, then begins anew with the message that it is done. Where the server
 * cannot be reached the person stays signed in and is told.
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
