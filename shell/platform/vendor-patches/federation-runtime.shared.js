import { init } from '@module-federation/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, attachShareScopeMap } = globalThis.sharedFederation;

/**
 * Replaces `@module-federation/webpack-bundler-runtime` in remotes: functions are the shell's, but the app's own
 * instance and scope are created here.
 */
export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
