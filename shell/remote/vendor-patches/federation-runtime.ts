import { createRequire } from 'node:module';
import path from 'node:path';
import { BUNDLER_RUNTIME, type Role } from '../build/sharing.ts';

const require = createRequire(import.meta.url);

const EXTERNAL_RUNTIME_PLUGIN = '@module-federation/inject-external-runtime-core-plugin';

/**
 * Points Module Federation's packages at their ESM files, because .cjs files cannot be tree-shaken. Remotes use the
 * shell's copy (`federation-runtime.shared.js`), and no app has the loader of remotes
 * (`federation-runtime.loading.js`).
 *
 * @library @module-federation/enhanced ~2.9.2
 * @gain 12.9 KB in the shell's main script and 8.3 KB in the entry of each remote (brotli, builds with and without)
 */
export function federationRuntimeAliases(role: Role) {
  const siblingFile = (name: string, file: string) => path.join(path.dirname(require.resolve(name)), file);
  const withoutRemoteLoading = path.join(import.meta.dirname, 'federation-runtime.loading.js');
  return {
    [siblingFile('@module-federation/runtime-core', 'utils/load.js')]: withoutRemoteLoading,
    [siblingFile('@module-federation/runtime-core', 'utils/preload.js')]: withoutRemoteLoading,
    [siblingFile('@module-federation/sdk', 'dom.js')]: withoutRemoteLoading,
    [require.resolve(BUNDLER_RUNTIME)]:
      role === 'shell'
        ? siblingFile(BUNDLER_RUNTIME, 'bundler.js')
        : path.join(import.meta.dirname, 'federation-runtime.shared.js'),
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
