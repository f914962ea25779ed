import { signOut } from '@home-truths/contract';
import { useApi } from '../data/queries.tsx';
import { toast } from '../ui/toast.ts';
import { type Flash, flashCookie } from './flash.ts';
import { clearPropertyPages } from './saved-properties.ts';

async function clearUserData() {
  try {
    sessionStorage.clear();
    localStorage.clear();
    await clearPropertyPages();
  } catch {
    // storage is unavailable
  }
}

/** Call this after the session has ended. */
export async function clearUserDataAndRestart(flash: Flash) {
  await clearUserData();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = flashCookie(flash, location.protocol);
  window.location.assign('/');
}

/** Ends the session on the server first, so that the person stays signed in if that fails. */
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
