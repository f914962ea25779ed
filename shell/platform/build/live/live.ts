import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { swcRule, swcRuleWithRefresh } from '../recipe.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);

/** Adds a module that runs before the app's own entries, whatever their names are. */
const prependEntry = (file: string) => ({
  apply: (compiler: Compiler) =>
    new rspack.EntryPlugin(compiler.context, localFile(file), { name: undefined }).apply(compiler),
});

/** Requests scripts in the CORS mode of their preload hints, to avoid a second fetch; replaces the integrity plugin. */
const matchPreloadMode = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('match preload mode', compilation =>
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'match preload mode',
        code => `${code};script.crossOrigin = 'anonymous';`,
      ),
    ),
};

/**
 * A browser build with hot module replacement. The hashes of lazy chunks in the entry would be those of an earlier
 * build, so they are left out; the gateway still lists the hash of every script.
 */
function withHotReplacement(configuration: Configuration): Configuration {
  const isShell = configuration.output?.uniqueName === 'shell';
  const plugins = (configuration.plugins ?? []).filter(
    plugin => !(plugin instanceof rspack.SubresourceIntegrityPlugin),
  );
  return {
    ...configuration,
    devtool: 'cheap-module-source-map',
    resolve: {
      ...configuration.resolve,
      alias: {
        ...(configuration.resolve?.alias || {}),
        ...(isShell ? {} : { 'react-refresh': localFile('shared') }),
      },
    },
    module: {
      rules: configuration.module?.rules?.map(rule => (rule === swcRule ? swcRuleWithRefresh : rule)),
    },
    plugins: [
      ...plugins,
      matchPreloadMode,
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: isShell }),
      ...(isShell ? [prependEntry('share-refresh.ts')] : []),
      prependEntry('client.ts'),
    ],
  };
}

/**
 * The builds of an app for `npm run dev`: development builds with hot module replacement.
 * @param configurations what the app's `rspack.config.ts` exports, with `NODE_ENV=development`
 * @param dir the output directory
 */
export const liveBuilds = (configurations: Configuration[], dir: string): Configuration[] =>
  configurations.map(configuration => ({
    ...(configuration.name === 'browser' ? withHotReplacement(configuration) : configuration),
    output: {
      ...configuration.output,
      path: configuration.name === 'server' ? path.join(dir, 'server') : dir,
    },
  }));
