/** Path prefixes of each remote. A prefix covers itself and every path below it, but `/` only itself. */
export type RemotePaths = Readonly<Record<string, readonly string[]>>;

const covers = (prefix: string, path: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

export const coveringPrefix = (paths: RemotePaths, path: string): string | undefined =>
  Object.values(paths)
    .flat()
    .find(prefix => covers(prefix, path));

export const remoteFor = (paths: RemotePaths, path: string): string | undefined =>
  Object.keys(paths).find(name => paths[name]?.some(prefix => covers(prefix, path)));
