import * as core from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';

/** Provides what remotes otherwise get from our shell (`vendor-patches/federation-runtime.ts`). */
globalThis._FEDERATION_RUNTIME_CORE ??= core;
globalThis.sharedFederation ??= federation;
