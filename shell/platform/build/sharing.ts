import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_EAGER, SHARED_LAZY } from './shared-modules.ts';

const require = createRequire(import.meta.url);
const PLATFORM = '@home-truths/platform';

/** The role of an app in Module Federation. */
export type Role = 'shell' | 'remote';

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
const packageName = (moduleName: string) =>
  moduleName
    .split('/')
    .slice(0, moduleName.startsWith('@') ? 2 : 1)
    .join('/');

/** The version of the package of a shared module. */
export const packageVersion = (moduleName: string) =>
  packageName(moduleName) === PLATFORM
    ? readJson(path.join(import.meta.dirname, '../package.json')).version
    : readJson(require.resolve(`${packageName(moduleName)}/package.json`)).version;

const SINGLETON = {
  singleton: true,
  strictVersion: true,
};

/** What the shell shares: every module with its version. */
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

/** What a remote shares: every module by version range, without a fallback copy of its own. */
export const remoteShared = () =>
  Object.fromEntries(
    [...SHARED_EAGER, ...SHARED_LAZY].map(moduleName => [
      moduleName,
      { ...SINGLETON, requiredVersion: `^${packageVersion(moduleName)}`, import: false as const },
    ]),
  );

/** The package of the Module Federation functions that remotes share. */
export const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** The plugin that exposes the shell's copy of the runtime to the remotes. */
const EXTERNAL_RUNTIME_PLUGIN = '@module-federation/inject-external-runtime-core-plugin';

/**
 * Module Federation's runtime packages resolve to .cjs files, which cannot be tree-shaken: point at their ESM. Remotes
 * use the shell's copy of everything that is the same for all apps.
 */
export function federationRuntimeAliases(role: Role) {
  const siblingFile = (name: string, file: string) => path.join(path.dirname(require.resolve(name)), file);
  const withoutRemoteLoading = path.join(import.meta.dirname, 'without-remote-loading.js');
  return {
    [siblingFile('@module-federation/runtime-core', 'utils/load.js')]: withoutRemoteLoading,
    [siblingFile('@module-federation/runtime-core', 'utils/preload.js')]: withoutRemoteLoading,
    [siblingFile('@module-federation/sdk', 'dom.js')]: withoutRemoteLoading,
    [require.resolve(BUNDLER_RUNTIME)]:
      role === 'shell'
        ? siblingFile(BUNDLER_RUNTIME, 'bundler.js')
        : path.join(import.meta.dirname, 'shared-federation-runtime.js'),
    [require.resolve(EXTERNAL_RUNTIME_PLUGIN)]: siblingFile(EXTERNAL_RUNTIME_PLUGIN, 'index.js'),
    '@module-federation/runtime-tools/runtime-core$': siblingFile('@module-federation/runtime', 'core.js'),
    [`${BUNDLER_RUNTIME}/dist/initContainerEntry.js`]: siblingFile(BUNDLER_RUNTIME, 'initContainerEntry.js'),
    [require.resolve('@module-federation/runtime')]: siblingFile('@module-federation/runtime', 'index.js'),
    [require.resolve('@module-federation/error-codes')]: siblingFile(
      '@module-federation/error-codes',
      'index.mjs',
    ),
    '@module-federation/runtime-core$': siblingFile('@module-federation/runtime-core', 'index.js'),
    '@module-federation/sdk$': siblingFile('@module-federation/sdk', 'index.js'),
  };
}

/** The router's exports give every bundler its development files: point at its production files instead. */
export function productionRouter() {
  const router = createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json');
  const dist = path.join(path.dirname(router), 'dist/production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}
