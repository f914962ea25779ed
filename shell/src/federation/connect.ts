import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '../boot.ts';

/** Milliseconds a script may take before its load counts as failed. */
const SCRIPT_LIMIT = 4500;

/** Every file of the registry with its hash, by path. */
const hashesOf = (remotes: ReleasedRemote[]) =>
  new Map(
    remotes.flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [base + file, hash] as const),
    ),
  );

/** The entry script of a remote: the first behind each of its doors. */
const entryOf = ({ base, doors }: ReleasedRemote) =>
  `${window.location.origin}${base}${Object.values(doors)[0]?.[0]}`;

/**
 * Connects Module Federation to the registry in the page: every script gets its hash from there, and what the
 * registry does not list is refused. Returns how to fetch the scripts behind a door early, all at once.
 */
export function connect(remotes: ReleasedRemote[]) {
  const hashes = hashesOf(remotes);
  const hashOf = (url: string) => {
    const hash = hashes.get(new URL(url, window.location.href).pathname);
    if (!hash) throw new Error(`${url} is not in the registry`);
    return hash;
  };
  registerPlugins([
    {
      name: 'registry',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity: hashOf(url) });
        return { script, timeout: SCRIPT_LIMIT };
      },
    },
  ]);
  registerRemotes(
    remotes.map(remote => ({
      name: remote.name,
      entry: entryOf(remote),
      entryGlobalName: remote.name,
      type: 'global',
    })),
  );
}

/** Asks for the scripts behind a door before Module Federation does, so that they travel side by side. */
export function fetchEarly({ base, doors, integrity }: ReleasedRemote, door: string) {
  for (const file of doors[door] ?? []) {
    const href = base + file;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
    Object.assign(link, { integrity: integrity[file] ?? '', href });
    document.head.append(link);
  }
}
