import { checkResetToken } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useSearchParams } from '@home-truths/platform/router';
import { useEffect, useState } from 'react';

/** The state of the check of a reset link. */
export type ResetLink =
  | { state: 'verifying' | 'invalid' }
  | {
      state: 'valid';
      /** The secret from the email. */
      token: string;
    };

/**
 * Reads the secret from a reset link, removes it from the URL, so that it is neither in the history nor visible, and
 * checks whether it is still valid. Any error makes the link invalid.
 */
export function useResetLink(): ResetLink {
  const [params, setParams] = useSearchParams();
  const urlToken = params.get('token');
  const [token] = useState(urlToken ?? '');
  const api = useApi();
  useEffect(() => {
    if (urlToken !== null) setParams({}, { replace: true, preventScrollReset: true });
  }, [urlToken, setParams]);
  const { data, isError } = useQuery({
    ...read(api, checkResetToken, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  });
  if (token === '' || isError || data?.valid === false) return { state: 'invalid' };
  return data ? { state: 'valid', token } : { state: 'verifying' };
}
