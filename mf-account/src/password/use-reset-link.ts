import { checkResetToken } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useSearchParams } from '@home-truths/platform/router';
import { useEffect, useState } from 'react';

/** How far the check of a reset link has come. */
export type ResetLink =
  | { state: 'verifying' | 'invalid' }
  | {
      state: 'valid';
      /** The secret from the mail. */
      token: string;
    };

/**
 * Reads the secret out of a reset link, takes it out of the address, so that it stays in no history and is shown to
 * nobody, and asks whether it can still be used. Whatever goes wrong makes the link invalid.
 */
export function useResetLink(): ResetLink {
  const [params, setParams] = useSearchParams();
  const given = params.get('token');
  const [token] = useState(given ?? '');
  const api = useApi();
  useEffect(() => {
    if (given !== null) setParams({}, { replace: true, preventScrollReset: true });
  }, [given, setParams]);
  const { data, isError } = useQuery({
    ...read(api, checkResetToken, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
  });
  if (token === '' || isError || data?.valid === false) return { state: 'invalid' };
  return data ? { state: 'valid', token } : { state: 'verifying' };
}
