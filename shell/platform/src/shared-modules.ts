import { createRequire } from 'node:module';

/** Loaded before any remote's code runs. */
export const SHARED_EAGER = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@home-truths/platform/ui',
  '@home-truths/platform/ui/property',
  '@home-truths/platform/router',
  '@home-truths/platform/data',
  '@home-truths/platform/session',
  '@home-truths/platform/slots',
];

/** Fetched on first use. */
export const SHARED_LAZY = [
  '@home-truths/platform/ui/dialog',
  '@home-truths/platform/forms',
  '@home-truths/contract/schemas',
];

const packageName = (moduleName: string) =>
  moduleName
    .split('/')
    .slice(0, moduleName.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the version that is installed for the file `from`. */
export const packageVersion = (moduleName: string, from = import.meta.url): string =>
  createRequire(from)(`${packageName(moduleName)}/package.json`).version;
