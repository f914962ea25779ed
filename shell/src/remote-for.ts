/** The path prefixes of each remote: a prefix covers itself and every path below it, `/` itself alone. */
export type RemotePaths = Readonly<Record<string, readonly string[]>>;

const covers = (prefix: string, path: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

/** The path prefix that covers a path, for example `/property` for `/property/7`. */
export const pathFor = (paths: RemotePaths, path: string): string | undefined =>
  Object.values(paths)
    .flat()
    .find(prefix => covers(prefix, path));

/** The remote that owns a path, for example `mf_property` for `/property/7`; undefined for a path without an owner. */
export const remoteFor = (paths: RemotePaths, path: string): string | undefined =>
  Object.keys(paths).find(name => paths[name]?.some(prefix => covers(prefix, path)));
