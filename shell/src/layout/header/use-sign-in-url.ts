import { useLocation } from '@home-truths/platform/router';
import { signInUrl } from '../../access-rules.ts';

export function useSignInUrl() {
  const { pathname, search } = useLocation();
  const comeBack = pathname !== '/' && !pathname.startsWith('/auth/');
  return comeBack ? signInUrl(pathname + search) : '/auth/login';
}
