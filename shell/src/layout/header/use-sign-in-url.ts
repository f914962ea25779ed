import { useLocation } from '@home-truths/platform/router';
import { signInUrl } from '../../access-rules.ts';

/** Where Sign In leads: the person comes back to where they are, except to the home page, where everyone arrives. */
export function useSignInUrl() {
  const { pathname, search } = useLocation();
  const comeBack = pathname !== '/' && !pathname.startsWith('/auth/');
  return comeBack ? signInUrl(pathname + search) : '/auth/login';
}
