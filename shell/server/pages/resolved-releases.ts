import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { Settings } from '../environment.ts';
import { canaryVisitor } from '../releases/canary.ts';
import type { ReleaseSource, ResolvedReleases } from '../releases/releases.ts';
import type { ShellBuild } from './shell-build.ts';

/**
 * What a person may know of: a remote for administrators is in nobody else's registry (decision 153).
 */
function filterByAudience(
  user: SessionUser | null,
  { releases, disabled, providers, canaries, paths, slots, ...rest }: ResolvedReleases,
): ResolvedReleases {
  const isFor = (name: string) => !rest.forAdmins.has(name) || user?.isAdmin === true;
  const ofTheirs = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isFor(name)));
  return {
    ...rest,
    paths: ofTheirs(paths),
    slots: ofTheirs(slots),
    releases: new Map([...releases].filter(([name]) => isFor(name))),
    disabled: new Map([...disabled].filter(([name]) => isFor(name))),
    providers: Object.fromEntries(Object.entries(providers).filter(([, name]) => isFor(name))),
    canaries: new Set([...canaries].filter(isFor)),
  };
}

export interface ReleaseContext {
  shell: ShellBuild;
  releases: ReleaseSource;
  settings: Settings;
}

/**
 * Which releases a visitor gets, decided once, so that HTML, hints and scripts agree; and the cookie that makes the
 * decision persistent, which is set only while a canary of some remote runs.
 */
export async function resolveReleases(
  request: IncomingMessage,
  user: SessionUser | null,
  { releases, settings }: ReleaseContext,
): Promise<{ resolved: ResolvedReleases; setCookie?: string }> {
  const forUser = (all: ResolvedReleases) => filterByAudience(user, all);
  const resolved = forUser(await releases.current());
  if (!resolved.canaries.size) return { resolved };
  const { visitor, setCookie } = canaryVisitor(request, settings.https);
  return { resolved: visitor ? forUser(await releases.current(visitor)) : resolved, setCookie };
}
