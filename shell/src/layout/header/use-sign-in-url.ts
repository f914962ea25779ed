import { useLocation } from '@home-truths/platform/router';
import { signInUrl } from '../../access-rules.ts';

/** The URL of Sign In: it redirects back to the current page, except to the home page, the default. */
export function useSignInUrl() {
  const { pathname, search } = useLocation();
  const comeBack = pathname !== '/' && !pathname.startsWith('/auth/');
  return comeBack ? signInUrl(pathname + search) : '/auth/login';
}
