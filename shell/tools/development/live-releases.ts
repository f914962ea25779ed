import fs from 'node:fs';
import path from 'node:path';
import { log, reasonOf } from '../../gateway/log.ts';
import { type OpenOptions, openRelease, type Release } from '../../gateway/releases/open-release.ts';
import { partsOfReleases, providersOf, type ResolvedReleases } from '../../gateway/releases/releases.ts';
import { LIVE, liveDir, liveRoot, readBuilds } from './live-builds.ts';

type Options = Omit<OpenOptions, 'releasesDir'> & { dataDir: string };

/** Opens a remote again after each build; the previous one stays in use if that fails. */
export function createLiveReleases({ dataDir, ...options }: Options) {
  const opened = new Map<string, { hash: string; release: Release }>();

  async function open(name: string, hash: string) {
    if (!hash || opened.get(name)?.hash === hash) return;
    try {
      const release = await openRelease(name, LIVE, { ...options, releasesDir: liveRoot(dataDir) });
      if (release.rejected.length) throw new Error(release.rejected.join('; '));
      opened.set(name, { hash, release });
    } catch (error) {
      log('error', 'live build not opened', { remote: name, reason: reasonOf(error) });
    }
  }

  return async (): Promise<Release[]> => {
    const remotes = readBuilds(dataDir).filter(({ name }) =>
      fs.existsSync(path.join(liveDir(dataDir, name), 'remote.json')),
    );
    await Promise.all(remotes.map(({ name, hash }) => open(name, hash)));
    return [...opened.values()].map(({ release }) => release);
  };
}

export function withReleases(resolved: ResolvedReleases, others: Release[]): ResolvedReleases {
  const names = new Set(others.map(({ name }) => name));
  const current = Object.entries(resolved.providers).filter(([, provider]) => !names.has(provider));
  const { paths, slots, forAdmins } = partsOfReleases(others);
  return {
    ...resolved,
    paths: { ...resolved.paths, ...paths },
    slots: { ...resolved.slots, ...slots },
    forAdmins: new Set([...[...resolved.forAdmins].filter(name => !names.has(name)), ...forAdmins]),
    releases: new Map([...resolved.releases, ...others.map(release => [release.name, release] as const)]),
    disabled: new Map([...resolved.disabled].filter(([name]) => !names.has(name))),
    providers: { ...Object.fromEntries(current), ...providersOf(others) },
    canaries: new Map([...resolved.canaries].filter(([name]) => !names.has(name))),
  };
}
