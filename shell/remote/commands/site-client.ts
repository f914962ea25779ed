import { type ReleaseRoute, releaseRoutes } from '@home-truths/contract';
import { isLoopbackHost } from '@home-truths/contract/collectors';
import { pinReleaseSchemas } from '@home-truths/contract/schemas';
import type * as z from 'zod/mini';
import { CommandError, WrongUsage } from './command.ts';
import { tokenSource } from './site-token.ts';

export const SITE_OPTION = { site: { type: 'string' } } as const;
export const SITE_HELP = 'do it at a site from anywhere, with RELEASE_TOKEN or as a trusted publisher';

/** Returns the help of a command in a repository of its own. */
export const siteHelp = (usage: string, ...lines: string[]) =>
  [
    `npm run ${usage} --site https://homes.example`,
    '',
    ...lines,
    `  --site URL    ${SITE_HELP}`,
    '',
    'Exit codes: 0 done; 1 nothing changed; 2 wrong usage.',
  ].join('\n');

const TIMEOUT_MS = 120_000;

/** The token is sent over https only, except to this machine. */
function originOf(site: string | boolean | undefined) {
  const url = URL.parse(String(site));
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.host));
  if (!url || !isSafe) throw new WrongUsage('Name the site by its address: --site https://homes.example');
  return url.origin;
}

/** Returns what a call of a site needs. @throws WrongUsage if something is missing */
export function callOf(site: string | boolean | undefined, argument: string | undefined) {
  const origin = originOf(site);
  const readToken = tokenSource(origin);
  const named = pinReleaseSchemas.params.safeParse({ remote: argument?.replaceAll('_', '-') });
  if (!named.success) throw new WrongUsage('Name a remote by its folder, such as mf-search.');
  return { origin, readToken, folder: named.data.remote };
}

/**
 * Calls a site for a remote.
 * @param argument a folder (`mf-search`) or a name (`mf_search`)
 * @param body an archive, or the fields of the call
 * @throws CommandError with the sentence of the site
 */
export async function callSite<Parsed>(
  site: string | boolean | undefined,
  { method, path }: ReleaseRoute,
  { reply }: { reply: z.ZodMiniType<Parsed> },
  argument: string | undefined,
  body?: object | Uint8Array<ArrayBuffer>,
  query: Record<string, string> = {},
): Promise<Parsed> {
  const { origin, readToken, folder } = callOf(site, argument);
  const url = new URL(path.replace(':remote', folder), origin);
  url.search = String(new URLSearchParams(query));
  const isArchive = body instanceof Uint8Array;
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${await readToken()}`,
      ...(body && { 'content-type': isArchive ? 'application/gzip' : 'application/json' }),
    },
    body: isArchive ? body : JSON.stringify(body),
    // the token is for this site alone
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(error => {
    throw new CommandError(`${origin} didn’t respond: ${error.cause?.code ?? error.message}.`);
  });
  const text = await response.text();
  if (response.ok) return reply.parse(JSON.parse(text));
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain');
  throw new CommandError(isSentence ? text : `${origin} responded with ${response.status}.`);
}

/** @returns what visitors get */
export const decideAt = async (
  site: string | boolean | undefined,
  decision: Exclude<keyof typeof releaseRoutes, 'publishRelease' | 'readRemoteReleases'>,
  argument: string | undefined,
  body: object,
): Promise<string[]> =>
  (await callSite(site, releaseRoutes[decision], pinReleaseSchemas, argument, body)).messages;
