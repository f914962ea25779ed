import { readConfirmation } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useLinkSecret } from '@home-truths/platform/router';

/** The state of the check of a confirmation link. */
export type ConfirmLink =
  | { state: 'checking' | 'invalid' }
  | {
      state: 'valid';
      /** The secret from the email. */
      token: string;
      email: string;
    };

/** Validates a confirmation link and returns the email address it confirms. Any error makes the link invalid. */
export function useConfirmLink(): ConfirmLink {
  const token = useLinkSecret();
  const api = useApi();
  const { data, isError } = useQuery({
    ...read(api, readConfirmation, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    gcTime: 0,
  });
  if (token === '' || isError || data?.email === null) return { state: 'invalid' };
  return token && data?.email ? { state: 'valid', token, email: data.email } : { state: 'checking' };
}
