import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { Settings } from '../environment.ts';
import { canaryVisitor } from '../releases/canary.ts';
import type { ReleaseSource, ResolvedReleases } from '../releases/releases.ts';
import type { ShellBuild } from './shell-build.ts';

const publicParts = new WeakMap<ResolvedReleases, ResolvedReleases>();

function filterByAudience(user: SessionUser | null, all: ResolvedReleases): ResolvedReleases {
  if (user?.isAdmin) return all;
  const known = publicParts.get(all) ?? withoutAdminRemotes(all);
  publicParts.set(all, known);
  return known;
}

function withoutAdminRemotes({
  releases,
  disabled,
  providers,
  canaries,
  paths,
  slots,
  ...rest
}: ResolvedReleases): ResolvedReleases {
  const isPublic = (name: string) => !rest.forAdmins.has(name);
  const publicOnly = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isPublic(name)));
  return {
    ...rest,
    paths: publicOnly(paths),
    slots: publicOnly(slots),
    releases: new Map([...releases].filter(([name]) => isPublic(name))),
    disabled: new Map([...disabled].filter(([name]) => isPublic(name))),
    providers: Object.fromEntries(Object.entries(providers).filter(([, name]) => isPublic(name))),
    canaries: new Map([...canaries].filter(([name]) => isPublic(name))),
  };
}

export interface ReleaseContext {
  shell: ShellBuild;
  releases: ReleaseSource;
  settings: Settings;
}

/** Decides once per request, so that HTML, hints and scripts agree; a canary's cookie keeps the decision. */
export async function resolveReleases(
  request: IncomingMessage,
  user: SessionUser | null,
  { releases, settings }: ReleaseContext,
): Promise<{ resolved: ResolvedReleases; visitor?: string; setCookie?: string }> {
  const forUser = (all: ResolvedReleases) => filterByAudience(user, all);
  if (request.preview) return { resolved: forUser(request.preview.resolved) };
  const resolved = forUser(await releases.current());
  if (!resolved.canaries.size) return { resolved };
  const { visitor, setCookie } = canaryVisitor(request, settings.https);
  return { resolved: visitor ? forUser(await releases.current(visitor)) : resolved, visitor, setCookie };
}
