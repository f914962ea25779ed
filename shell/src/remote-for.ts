/** The path prefixes of each remote: a prefix covers itself and every path below it, `/` itself alone. */
export type RemotePaths = Readonly<Record<string, readonly string[]>>;

const covers = (prefix: string, path: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

/** The remote that owns a path, for example `mf_property` for `/property/7`; undefined for a path without an owner. */
export const remoteFor = (paths: RemotePaths, path: string): string | undefined =>
  Object.keys(paths).find(name => paths[name]?.some(prefix => covers(prefix, path)));
