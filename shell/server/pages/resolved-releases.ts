import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { Settings } from '../environment.ts';
import { filterByAudience } from '../releases/audience.ts';
import { canaryVisitor } from '../releases/canary.ts';
import type { ReleaseSource, ResolvedReleases } from '../releases/releases.ts';
import type { ShellBuild } from './shell-build.ts';

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
