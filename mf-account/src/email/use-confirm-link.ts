import { readConfirmation } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useLocation, useNavigate } from '@home-truths/platform/router';
import { useEffect, useState } from 'react';

/** How far the check of a link that confirms an email has come. */
export type ConfirmLink =
  | { state: 'checking' | 'invalid' }
  | {
      state: 'valid';
      /** The secret from the mail. */
      token: string;
      email: string;
    };

/**
 * Reads the secret out of the fragment, which no server is sent, takes it out of the address, so that it stays in no
 * history, and asks what it confirms. Whatever goes wrong makes the link invalid.
 */
export function useConfirmLink(): ConfirmLink {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    setToken(known => hash.slice(1) || (known ?? ''));
    if (hash) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  const api = useApi();
  const { data, isError } = useQuery({
    ...read(api, readConfirmation, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    gcTime: 0,
  });
  if (token === '' || isError || data?.email === null) return { state: 'invalid' };
  return token && data?.email ? { state: 'valid', token, email: data.email } : { state: 'checking' };
}
