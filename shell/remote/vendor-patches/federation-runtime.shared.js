import { init } from '@module-federation/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, attachShareScopeMap } = globalThis.sharedFederation;

/**
 * Replaces `@module-federation/webpack-bundler-runtime` in remotes: uses the shell's functions, but creates the app's
 * own instance and scope.
 */
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
