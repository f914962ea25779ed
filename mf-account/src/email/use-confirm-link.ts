import { readConfirmation } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { useLinkSecret } from '@home-truths/platform/router';

/** How far the check of a link that confirms an email has come. */
export type ConfirmLink =
  | { state: 'checking' | 'invalid' }
  | {
      state: 'valid';
      /** The secret from the mail. */
      token: string;
      email: string;
    };

/** Asks what the link that was opened confirms. Whatever goes wrong makes it invalid. */
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
