import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_EAGER, SHARED_LAZY } from './shared-modules.ts';

const require = createRequire(import.meta.url);
const PLATFORM = '@home-truths/platform';

export type Role = 'shell' | 'remote';

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
const packageName = (moduleName: string) =>
  moduleName
    .split('/')
    .slice(0, moduleName.startsWith('@') ? 2 : 1)
    .join('/');

export const packageVersion = (moduleName: string) =>
  packageName(moduleName) === PLATFORM
    ? readJson(path.join(import.meta.dirname, '../package.json')).version
    : readJson(require.resolve(`${packageName(moduleName)}/package.json`)).version;

const SINGLETON = {
  singleton: true,
  strictVersion: true,
};

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

export const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
