import { useSession } from './session.tsx';

/** Name and email of the signed-in user, to prefill forms; empty strings for visitors. */
export function useOwnContact(): { name: string; email: string } {
  const user = useSession(session => session.user);
  return user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : { name: '', email: '' };
}
