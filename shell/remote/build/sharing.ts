import { packageVersion, SHARED_EAGER, SHARED_LAZY } from '@home-truths/platform/shared-modules';

export type Role = 'shell' | 'remote';

const SINGLETON = { singleton: true, strictVersion: true };

export const hostShared = () =>
  Object.fromEntries(
    [...SHARED_EAGER, ...SHARED_LAZY].map(moduleName => [
      moduleName,
      {
        ...SINGLETON,
        version: packageVersion(moduleName),
        requiredVersion: `^${packageVersion(moduleName)}`,
        eager: SHARED_EAGER.includes(moduleName),
      },
    ]),
  );

/** Requires versions without a fallback copy. */
export const remoteShared = () =>
  Object.fromEntries(
    [...SHARED_EAGER, ...SHARED_LAZY].map(moduleName => [
      moduleName,
      { ...SINGLETON, requiredVersion: `^${packageVersion(moduleName)}`, import: false as const },
    ]),
  );

/**
 * Not shared by Module Federation, whose runtime it is: an alias gives remotes the shell's copy
 * (`federationRuntimeAliases`). Manifests list its version, because a shell with another minor version refuses the
 * remote.
 */
export const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
