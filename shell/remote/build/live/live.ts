import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { swcRule, swcRuleWithRefresh } from '../recipe.ts';

const localFile = (file: string) => path.join(import.meta.dirname, file);

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

/** Leaves out integrity hashes, because the entry would contain outdated ones of lazy chunks. */
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
      ...(isShell ? [prependEntry('share-refresh')] : []),
      prependEntry('client'),
    ],
  };
}

/**
 * Returns builds for `npm run dev`.
 * @param configurations default export of `rspack.config.ts`, with `NODE_ENV=development`
 */
export const liveBuilds = (configurations: Configuration[], dir: string): Configuration[] =>
  configurations.map(configuration => ({
    ...(configuration.name === 'browser' ? withHotReplacement(configuration) : configuration),
    output: {
      ...configuration.output,
      path: ['server', 'alone'].includes(configuration.name ?? '')
        ? path.join(dir, configuration.name ?? '')
        : dir,
    },
  }));
