import path from 'node:path';
import { SHARED_EAGER, SHARED_LAZY } from '@home-truths/platform/shared-modules';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { chunkRetry } from '../vendor-patches/chunk-retry.ts';
import { federationRuntimeAliases } from '../vendor-patches/federation-runtime.ts';
import { forwardedProps } from '../vendor-patches/forwarded-props.ts';
import { orderedMemo } from '../vendor-patches/ordered-memo.ts';
import { withoutPreflight } from '../vendor-patches/without-preflight.ts';
import { chunkNameOf, emitRemoteManifest } from './manifests.ts';
import { readDeclaration } from './micro-frontend.ts';
import { manifestForOtherHosts, runtimeForOtherHosts } from './other-hosts.ts';
import { nameOf, readPackage } from './read-package.ts';
import { hostShared, type Role, remoteShared } from './sharing.ts';
import { checkDeclaration } from './slot-types.ts';

const production = process.env.NODE_ENV !== 'development';
export const mode = production ? 'production' : 'development';

const BROWSERS = `browserslist:${path.join(import.meta.dirname, '../.browserslistrc')}` as const;

const createSwcRule = (refresh: boolean) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  },
});
export const swcRule = createSwcRule(false);
export const swcRuleWithRefresh = createSwcRule(true);
/** Matches files of routes, not `*.schemas.ts`. */
const contractRoutesRule = {
  test: /[\\/]contract[\\/]src[\\/][\w-]+\.[jt]s$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'lean-routes.mjs'),
} as const;

/** Milliseconds for a script: just below `retryWithTimeout`'s limit, so that Retry requests it again. */
const CHUNK_TIMEOUT_MS = 4400;

/** Each pass can remove what the previous one inlined; more than four gain nothing. */
const minimizer = new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 4 } } });

/** Emotion imports these for a helper that we do not use; CommonJS is not tree-shaken by default. */
const unusedByEmotion = {
  test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};
export const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

export const outputDir = (dir: string) => path.join(dir, production ? 'dist' : 'dist-development');

/**
 * Leaves out what we do not use: types, hot reload, snapshots, the loader of remotes.
 * @public builds of tests import it
 */
export const federationOptions = (role: Role) => ({
  shareStrategy: 'loaded-first' as const,
  manifest: role === 'remote' && production,
  dts: false,
  dev: false,
  injectTreeShakingUsedExports: false,
  experiments: {
    ...(role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }),
    optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
  },
});

/** The shell loads exposed modules itself (`src/federation`). */
const federation = (name: string, role: Role, exposes: Record<string, string>) =>
  new ModuleFederationPlugin({
    ...federationOptions(role),
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([moduleName, file]) => [
        moduleName,
        { import: file, name: chunkNameOf(moduleName) },
      ]),
    ),
    shared: role === 'shell' ? hostShared() : remoteShared(),
  });

/** Separates dependencies, which change rarely; more files would compress worse. */
const shellChunks = {
  chunks: 'initial',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    zod: { test: /node_modules[\\/]zod[\\/]/, name: 'zod', chunks: 'async', enforce: true },
    vendor: {
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|zustand|@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@pandacss|@internationalized)[\\/]/,
      name: 'vendor',
      enforce: true,
    },
  },
} as const;

/** Leaves out what only documents of the server need. */
const sideOfBrowsers = new rspack.DefinePlugin({ 'process.env.SIDE': '"browser"' });

export function browserBuild(
  dir: string,
  name: string,
  role: Role,
  exposes: Record<string, string>,
  manifest: RspackPluginInstance,
): Configuration {
  return {
    name: 'browser',
    context: dir,
    mode,
    target: BROWSERS,
    devtool: false,
    lazyCompilation: false,
    performance: false,
    // the public path is where the manifest is, which is as intended
    infrastructureLogging: { level: 'error' },
    entry: role === 'shell' ? { main: './src/entry.ts' } : {},
    output: {
      path: outputDir(dir),
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      // without it, retrying a module that threw returns partially initialised exports
      strictModuleErrorHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: { ...resolve, alias: federationRuntimeAliases(role) },
    module: { rules: [swcRule, contractRoutesRule, unusedByEmotion] },
    optimization: {
      realContentHash: true,
      minimizer: [minimizer],
      // deterministic, and shorter than the default
      mangleExports: production && 'size',
      // a common chunk in a remote would cost each page a request
      splitChunks: role === 'shell' ? shellChunks : false,
    },
    plugins: [
      sideOfBrowsers,
      federation(name, role, exposes),
      chunkRetry,
      orderedMemo,
      forwardedProps,
      withoutPreflight,
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      manifest,
    ],
  };
}

export function serverBuild(
  dir: string,
  entry: Record<string, string>,
  isExternal: (request: string) => boolean,
): Configuration {
  return {
    name: 'server',
    context: dir,
    mode,
    target: 'node24',
    devtool: false,
    entry,
    externals: [
      ({ request = '' }, done) => (isExternal(request) ? done(undefined, `commonjs ${request}`) : done()),
    ],
    output: {
      path: path.join(outputDir(dir), 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    resolve: { ...resolve, conditionNames: ['module', 'import', 'require', 'node'] },
    module: { rules: [swcRule] },
    optimization: { minimize: false },
    plugins: [orderedMemo, forwardedProps],
  };
}

const dataUrlOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Returns the entry of a remote's server build, which is one file. */
const exposesModule = (dir: string, exposes: Record<string, string>) => {
  const all = Object.entries(exposes);
  const imports = all.map(
    ([, file], i) => `import * as m${i} from ${JSON.stringify(path.resolve(dir, file))};`,
  );
  const members = all.map(([key], i) => `${JSON.stringify(key)}: m${i}`);
  return dataUrlOf(`${imports.join('')}export const exposes={${members}};`);
};

const runtimeBuild = (dir: string) =>
  runtimeForOtherHosts({
    context: dir,
    mode,
    target: BROWSERS,
    devtool: false,
    output: { path: outputDir(dir) },
    optimization: { minimizer: [minimizer] },
  });

/** Shows the pages of a remote without a site; for `home-truths dev`. */
const aloneBuild = (dir: string, exposed: string): Configuration => ({
  name: 'alone',
  context: dir,
  mode,
  target: BROWSERS,
  devtool: 'cheap-module-source-map',
  lazyCompilation: false,
  entry: dataUrlOf(
    `import { exposes } from ${JSON.stringify(exposed)};
    import { showAlone } from '@home-truths/remote/alone';
    showAlone(exposes);`,
  ),
  output: { path: outputDir(dir), filename: 'alone.js', chunkFilename: 'alone.[name].js' },
  resolve,
  module: { rules: [swcRule] },
  plugins: [sideOfBrowsers, orderedMemo, forwardedProps, withoutPreflight],
});

export const emitFiles = (folder: string, files: Record<string, string | Buffer>) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(folder, compilation =>
      compilation.hooks.processAssets.tap(folder, () => {
        for (const [name, body] of Object.entries(files)) {
          compilation.emitAsset(`${folder}/${name}`, new rspack.sources.RawSource(body));
        }
      }),
    ),
});

/**
 * Returns the builds of a remote.
 * @param exposes `./routes` for pages, and each slot's module, for example `./property.reviews/v1`
 * @param files static files by path, which the remote must own
 */
export function remote(
  dir: string,
  exposes: Record<string, string>,
  files: Record<string, string | Buffer> = {},
): Configuration[] {
  const declaration = readDeclaration(dir);
  const modules = Object.keys(exposes);
  checkDeclaration(dir, modules, declaration);
  const manifest = emitRemoteManifest(nameOf(dir), readPackage(dir), modules, declaration);
  const browser = browserBuild(dir, nameOf(dir), 'remote', exposes, manifest);
  const shared = new Set([...SHARED_EAGER, ...SHARED_LAZY]);
  const exposed = exposesModule(dir, exposes);
  return [
    {
      ...browser,
      plugins: [
        ...(browser.plugins ?? []),
        emitFiles('public', files),
        ...(production ? [manifestForOtherHosts] : []),
      ],
    },
    serverBuild(dir, { remote: exposed }, request => shared.has(request)),
    production ? runtimeBuild(dir) : aloneBuild(dir, exposed),
  ];
}
