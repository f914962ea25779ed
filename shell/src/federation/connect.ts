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

/** How often each remote was asked for anew, by name. */
const renewals = new Map<string, number>();

/** The name and the path a remote goes by now: after a renewal both are fresh. */
function nowOf({ name, base }: ReleasedRemote) {
  const count = renewals.get(name) ?? 0;
  return count ? { id: `${name}~${count}`, base: base.replace(/\/$/, `~${count}/`) } : { id: name, base };
}

/** Registers a remote by its entry script, the first behind each of its doors. */
function register(remote: ReleasedRemote) {
  const { id, base } = nowOf(remote);
  const entry = `${window.location.origin}${base}${Object.values(remote.doors)[0]?.[0]}`;
  registerRemotes([{ name: id, entry, entryGlobalName: remote.name, type: 'global' }]);
}

/** The id of what a remote exposes, for example `mf_search/routes`. */
export const idOf = (remote: ReleasedRemote, door: string) => `${nowOf(remote).id}/${door}`;

/**
 * Asks for everything of a remote under a fresh path the next time. A browser keeps a file that was refused for
 * its hash, so that the same address would be refused again until the page is loaded anew.
 */
export function renew(remote: ReleasedRemote) {
  renewals.set(remote.name, (renewals.get(remote.name) ?? 0) + 1);
  Object.assign(window, { [remote.name]: undefined });
  register(remote);
}

/**
 * Connects Module Federation to the registry in the page: every script gets its hash from there, and what the
 * registry does not list is refused.
 */
export function connect(remotes: ReleasedRemote[]) {
  const hashes = hashesOf(remotes);
  const hashOf = (url: string) => {
    const hash = hashes.get(new URL(url, window.location.href).pathname.replace(/~\d+\//, '/'));
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
  for (const remote of remotes) register(remote);
}

/** Asks for the scripts behind a door before Module Federation does, so that they travel side by side. */
export function fetchEarly(remote: ReleasedRemote, door: string) {
  const { doors, integrity } = remote;
  for (const file of doors[door] ?? []) {
    const href = nowOf(remote).base + file;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
    Object.assign(link, { integrity: integrity[file] ?? '', href });
    document.head.append(link);
  }
}
