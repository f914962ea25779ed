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

const pathOf = (url: string) => new URL(url, window.location.href).pathname;

/**
 * Connects Module Federation to the registry in the page: manifests come from there, every script and link gets
 * its hash, and what the registry does not list is refused.
 */
export function connect(remotes: ReleasedRemote[]) {
  const hashes = hashesOf(remotes);
  const manifests = new Map(remotes.map(({ base, manifest }) => [`${base}mf-manifest.json`, manifest]));
  const hashOf = (url: string) => {
    const hash = hashes.get(pathOf(url));
    if (!hash) throw new Error(`${url} is not in the registry`);
    return hash;
  };
  registerPlugins([
    {
      name: 'registry',
      fetch: url => {
        const manifest = manifests.get(pathOf(url));
        return manifest
          ? Promise.resolve(Response.json(manifest))
          : Promise.reject(new Error(`${url} is not in the registry`));
      },
      createScript: ({ url }) => {
        const script = document.createElement('script');
        Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity: hashOf(url) });
        return { script, timeout: SCRIPT_LIMIT };
      },
      createLink: ({ url, attrs }) => {
        const link = document.createElement('link');
        for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
        Object.assign(link, { href: url, crossOrigin: 'anonymous', integrity: hashOf(url) });
        return link;
      },
    },
  ]);
  registerRemotes(
    remotes.map(({ name, base }) => ({ name, entry: `${window.location.origin}${base}mf-manifest.json` })),
  );
}
