import type { SessionUser } from '@home-truths/platform/contract';
import { useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { redirectPath } from './redirect-path.ts';

const SETTINGS_PATH = '/profile?tab=settings';

export function useRedirectAfterSignIn() {
  const signIn = useSession(session => session.signIn);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (user: SessionUser) => {
    signIn(user);
    // announces the sign-in to other code on the page
    window.dispatchEvent(new Event('user-login'));
    const next = user.mustChangePassword ? SETTINGS_PATH : redirectPath(params.get('next'));
    void navigate(next, { replace: true });
  };
}
