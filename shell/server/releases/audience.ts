import type { SessionUser } from '@home-truths/contract';
import type { ResolvedReleases } from './releases.ts';

/**
 * What a person may know of: a remote for administrators is in nobody else's registry (decision 153).
 */
export function filterByAudience(
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
