import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { Settings } from '../environment.ts';
import { canaryVisitor } from '../releases/canary.ts';
import type { ReleaseSource, ResolvedReleases } from '../releases/releases.ts';
import type { ShellBuild } from './shell-build.ts';

const publicViews = new WeakMap<ResolvedReleases, ResolvedReleases>();

function filterByAudience(user: SessionUser | null, all: ResolvedReleases): ResolvedReleases {
  if (user?.isAdmin) return all;
  const publicView = publicViews.get(all) ?? withoutAdminRemotes(all);
  publicViews.set(all, publicView);
  return publicView;
}

function withoutAdminRemotes(all: ResolvedReleases): ResolvedReleases {
  const isPublic = (name: string) => !all.forAdmins.has(name);
  const keepPublic = <Value>(byName: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(byName).filter(([name]) => isPublic(name)));
  return {
    ...all,
    paths: keepPublic(all.paths),
    slots: keepPublic(all.slots),
    releases: new Map([...all.releases].filter(([name]) => isPublic(name))),
    disabled: new Map([...all.disabled].filter(([name]) => isPublic(name))),
    providers: Object.fromEntries(Object.entries(all.providers).filter(([, name]) => isPublic(name))),
    canaries: new Map([...all.canaries].filter(([name]) => isPublic(name))),
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
