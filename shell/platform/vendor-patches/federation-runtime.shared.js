import { init } from '@module-federation/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, attachShareScopeMap } = globalThis.sharedFederation;

/**
 * Replaces the default export of `@module-federation/webpack-bundler-runtime` in each remote: app-independent functions
 * come from the shell's copy; what belongs to one app (its instance, its scope) is created here.
 */
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
