import type { IncomingMessage } from 'node:http';
import type { VisitorRegistry } from '../../src/boot.ts';
import { userOf } from '../http/visitor.ts';
import type { ResolvedReleases } from '../releases/releases.ts';
import { type ReleaseContext, resolveReleases } from './resolved-releases.ts';

export const registryOf = ({
  releases,
  disabled,
  providers,
  paths,
  slots,
}: ResolvedReleases): VisitorRegistry => ({
  remotes: [...releases.values()].map(({ name, version, team, base, exposes, integrity }) => ({
    name,
    version,
    team,
    base,
    exposes,
    // each entry contains the hashes of the files that it loads
    integrity: Object.fromEntries(
      Object.values(exposes).flatMap(files => files.map(file => [file, integrity[file] ?? ''])),
    ),
  })),
  disabled: Object.fromEntries(disabled),
  slots: providers,
  paths,
  traits: Object.assign({}, ...Object.values(slots)),
});

/** Tells an open page which releases are current. */
export async function respondWithRegistry(request: IncomingMessage, context: ReleaseContext) {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' };
  const user = await userOf(request, context.settings.apiUrl);
  // it is unknown which remotes this visitor may know
  if (user === undefined) return { status: 503, headers, body: 'null' };
  const { resolved, setCookie } = await resolveReleases(request, user, context);
  return {
    status: 200,
    headers: { ...headers, ...(setCookie && { 'set-cookie': setCookie }) },
    body: JSON.stringify(registryOf(resolved)),
  };
}
