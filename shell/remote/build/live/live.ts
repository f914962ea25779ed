import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { swcRule, swcRuleWithRefresh } from '../recipe.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);

/** Runs another module before the app. */
const prependEntry = (file: string) => ({
  apply: (compiler: Compiler) =>
    new rspack.EntryPlugin(compiler.context, localFile(file), { name: undefined }).apply(compiler),
});

/** Matches the CORS mode of preload hints, so that scripts are not fetched twice. */
const matchPreloadMode = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('match preload mode', compilation =>
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'match preload mode',
        code => `${code};script.crossOrigin = 'anonymous';`,
      ),
    ),
};

/** The entry would contain outdated hashes of lazy chunks. */
const withoutIntegrity = (configuration: Configuration): Configuration => ({
  ...configuration,
  plugins: configuration.plugins?.filter(plugin => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
});

function withHotReplacement(configuration: Configuration): Configuration {
  const isShell = configuration.output?.uniqueName === 'shell';
  return {
    ...configuration,
    devtool: 'cheap-module-source-map',
    resolve: {
      ...configuration.resolve,
      alias: {
        ...(configuration.resolve?.alias || {}),
        // remotes use the runtime of the shell (`shared/runtime.ts`)
        ...(isShell ? {} : { 'react-refresh': localFile('shared') }),
      },
    },
    module: {
      rules: configuration.module?.rules?.map(rule => (rule === swcRule ? swcRuleWithRefresh : rule)),
    },
    plugins: [
      ...(configuration.plugins ?? []),
      matchPreloadMode,
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: isShell }),
      ...(isShell ? [prependEntry('share-refresh')] : []),
      prependEntry('client'),
    ],
  };
}

/**
 * Returns builds for `npm run dev`. With `--site` they are production builds, because the pages of a site have React's
 * production build and its shell has nothing for hot reload. `server` and `alone` (pages without a site) have folders
 * of their own.
 */
export const liveBuilds = (configurations: Configuration[], dir: string): Configuration[] =>
  configurations.map(configuration => ({
    ...(configuration.name === 'browser' && configuration.mode === 'development'
      ? withHotReplacement(withoutIntegrity(configuration))
      : withoutIntegrity(configuration)),
    output: {
      ...configuration.output,
      path: ['server', 'alone'].includes(configuration.name ?? '')
        ? path.join(dir, configuration.name ?? '')
        : dir,
    },
  }));
