import { type Chunk, type Compiler, rspack } from '@rspack/core';

const NAME = 'chunk retry';

/**
 * Makes the Rspack runtime of each app retry chunks that failed to load:
 * - a script is requested under a new `…~<number>/`, because browsers cache files that failed their integrity check;
 * - a module that threw is executed again instead of rethrowing;
 * - a shared module that is not loaded is requested again, because Module Federation caches failures; its script is
 * fetched only once.
 *
 * Module Federation's own retry plugin repeats only fetches of its loader of remotes, which is left out here.
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
