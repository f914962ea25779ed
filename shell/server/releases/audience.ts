import type { SessionUser } from '@home-truths/contract';
import type { ResolvedReleases } from './releases.ts';

/**
 * What a person may know of: a remote for administrators is in nobody else's registry (decision 153).
 * @param audienceOf says whom a remote is for, for example `mf_admin`
 */
export function filterByAudience(
  user: SessionUser | null,
  { releases, disabled, providers, canaries }: ResolvedReleases,
  audienceOf: (remote: string) => 'public' | 'admin',
): ResolvedReleases {
  const isFor = (name: string) => audienceOf(name) === 'public' || user?.isAdmin === true;
  return {
    releases: new Map([...releases].filter(([name]) => isFor(name))),
    disabled: new Map([...disabled].filter(([name]) => isFor(name))),
    providers: Object.fromEntries(Object.entries(providers).filter(([, name]) => isFor(name))),
    canaries: new Set([...canaries].filter(isFor)),
  };
}
