import { useLocation } from '@home-truths/platform/router';
import { signInAddress } from '../../access-rules.ts';

/** Where Sign In leads: the person comes back to where they are, except to the home page, where everyone arrives. */
export function useSignInAddress() {
  const { pathname, search } = useLocation();
  const comeBack = pathname !== '/' && !pathname.startsWith('/auth/');
  return comeBack ? signInAddress(pathname + search) : '/auth/login';
}
