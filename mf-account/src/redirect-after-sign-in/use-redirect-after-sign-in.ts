import type { SessionUser } from '@home-truths/platform/contract';
import { useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { ownPath } from './own-path.ts';

/** Where a password is changed. */
const SETTINGS = '/profile?tab=settings';

/** What happens once a person is signed in: the session begins, listeners are notified, and they are redirected. */
export function useRedirectAfterSignIn() {
  const signIn = useSession(session => session.signIn);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (user: SessionUser) => {
    signIn(user);
    window.dispatchEvent(new Event('user-login'));
    const next = user.mustChangePassword ? SETTINGS : ownPath(params.get('next'));
    void navigate(next, { replace: true });
  };
}
