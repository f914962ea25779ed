import type { Boot } from '../boot.ts';

/** Lists the shell and its remotes for the Module Federation panel of developer tools. */
export function listModules({ version, remotes }: Boot) {
  const urls = remotes.map(({ name, base }) => ({
    name,
    url: new URL(`${base}mf-manifest.json`, location.href).href,
  }));
  Object.assign(__FEDERATION__.moduleInfo, {
    shell: {
      version,
      remotesInfo: Object.fromEntries(urls.map(({ name, url }) => [name, { matchedVersion: url }])),
    },
    ...Object.fromEntries(
      urls.map(({ name, url }) => [`${name}:${url}`, { version: url, remoteEntry: url }]),
    ),
  });
}
