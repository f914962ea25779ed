import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { refreshed, scripts } from '../recipe.ts';

const own = (file: string) => path.join(import.meta.dirname, file);

/** Runs before the app's own entries, whatever their names are. */
const entry = (file: string) => ({
  apply: (compiler: Compiler) =>
    new rspack.EntryPlugin(compiler.context, own(file), { name: undefined }).apply(compiler),
});

/** Requests scripts as their preload hints do, or they would be fetched twice; otherwise the integrity plugin does it. */
const asHinted = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('as hinted', compilation =>
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'as hinted',
        code => `${code};script.crossOrigin = 'anonymous';`,
      ),
    ),
};

/**
 * A browser build whose modules can be replaced while the page is open. Hashes of chunks that come later stand in the
 * entry and would be those of an earlier build, so they are left out; the gateway still lists every script's hash.
 */
function replaceable(configuration: Configuration): Configuration {
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
        ...(isShell ? {} : { 'react-refresh': own('shared') }),
      },
    },
    module: {
      rules: configuration.module?.rules?.map(rule => (rule === scripts ? refreshed : rule)),
    },
    plugins: [
      ...plugins,
      asHinted,
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: isShell }),
      ...(isShell ? [entry('share-refresh.ts')] : []),
      entry('client.ts'),
    ],
  };
}

/**
 * The builds of an app for `npm run dev`: development clients whose parts are replaced while the page is open.
 * @param configurations what the app's `rspack.config.ts` gives, with `NODE_ENV=development`
 * @param dir where the builds go
 */
export const liveBuilds = (configurations: Configuration[], dir: string): Configuration[] =>
  configurations.map(configuration => ({
    ...(configuration.name === 'browser' ? replaceable(configuration) : configuration),
    output: {
      ...configuration.output,
      path: configuration.name === 'server' ? path.join(dir, 'server') : dir,
    },
  }));
