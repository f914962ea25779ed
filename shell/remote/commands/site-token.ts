import * as z from 'zod';
import { CommandError, WrongUsage } from './command.ts';

const TIMEOUT_MS = 30_000;
const Reply = z.object({ value: z.string() });

/** Variables that no code of packages may see. */
export const SECRET_VARIABLES = [
  'RELEASE_TOKEN',
  'HOME_TRUTHS_ID_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
] as const;

/** Gets an OpenID Connect token of GitHub, which counts for one call of this site. */
async function readTokenOfGitHub(url: string, secret: string, origin: string) {
  const address = new URL(url);
  address.searchParams.set('audience', origin);
  const fail = (reason: unknown) => new CommandError(`GitHub gave no token for ${origin}: ${reason}.`);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(error => {
    throw fail(error.cause?.code ?? error.message);
  });
  if (!response.ok) throw fail(`it responded with ${response.status}`);
  return Reply.parse(await response.json()).value;
}

/**
 * Returns a function that gets a token for one call of a site: `RELEASE_TOKEN`, or else the OpenID Connect token of the
 * pipeline.
 * @throws WrongUsage if there is neither
 */
export function tokenSource(origin: string): () => Promise<string> {
  const {
    RELEASE_TOKEN,
    HOME_TRUTHS_ID_TOKEN,
    ACTIONS_ID_TOKEN_REQUEST_URL: url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret,
  } = process.env;
  const known = RELEASE_TOKEN || HOME_TRUTHS_ID_TOKEN;
  if (known) return async () => known;
  if (url && secret) return () => readTokenOfGitHub(url, secret, origin);
  throw new WrongUsage(
    'Set RELEASE_TOKEN to a release token of this remote. A pipeline of a trusted publisher needs none: on GitHub its job has the permission id-token: write, on GitLab id_tokens has HOME_TRUTHS_ID_TOKEN.',
  );
}
