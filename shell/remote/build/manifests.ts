import path from 'node:path';
import { packageVersion, SHARED_EAGER, SHARED_LAZY } from '@home-truths/platform/shared-modules';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import semver from 'semver';
import type { MicroFrontend } from './micro-frontend.ts';
import { LAST_STAGE } from './other-hosts.ts';
import type { Package } from './read-package.ts';
import { BUNDLER_RUNTIME } from './sharing.ts';

/** Imported names of each shared module: `{ react: ['useState'] }`; empty for `import()`. */
type Imports = Record<string, string[]>;

/** @returns a function that gives the imports once the compilation's modules are complete */
function collectImports(compilation: Compilation): () => Imports {
  const namesByModule = new Map<string, Set<string>>();
  compilation.hooks.finishModules.tap('imports', modules => {
    for (const { dependencies, blocks } of modules) {
      // a block is an `import()`
      const all = [...dependencies, ...blocks.flatMap(block => block.dependencies)];
      for (const { request = '', ids = [] } of all) {
        const names = namesByModule.get(request) ?? new Set();
        // `Menu.Item` has two ids, of which the module exports the first; `import()` has none
        const [name] = ids;
        if (name) names.add(name);
        namesByModule.set(request, names);
      }
    }
  });
  return () =>
    Object.fromEntries(
      [...SHARED_EAGER, ...SHARED_LAZY].flatMap(moduleName => {
        const names = namesByModule.get(moduleName);
        return names ? [[moduleName, [...names].sort()] as const] : [];
      }),
    );
}

/**
 * Emits a manifest for the gateway once all file names are final.
 * @param prepare runs when a compilation starts; its result gives the content, or throws to fail the build
 */
const emitManifest = (file: string, prepare: (compilation: Compilation) => () => unknown) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(file, compilation => {
      const makeContent = prepare(compilation);
      compilation.hooks.processAssets.tap({ name: file, stage: LAST_STAGE }, () => {
        try {
          compilation.emitAsset(file, new rspack.sources.RawSource(JSON.stringify(makeContent())));
        } catch (error) {
          compilation.errors.push(new rspack.WebpackError((error as Error).message));
        }
      });
    }),
});

const scriptsOf = (group: { getFiles(): ReadonlyArray<string> } | undefined) =>
  (group?.getFiles() ?? []).filter(file => file.endsWith('.js') && !file.endsWith('.hot-update.js'));

/** Returns for example `property.reviews.v1`. */
export const chunkNameOf = (exposed: string) => exposed.replace('./', '').replaceAll('/', '.');

/** Returns the scripts of each lazily imported module, for example `search-screen`. */
const scriptsOfLateChunks = ({ chunkGroups }: Compilation, entry: string[]) => {
  const parts = chunkGroups.flatMap(group =>
    group.origins
      .map(({ request }) => path.parse(request ?? ''))
      .filter(({ ext }) => /^\.[jt]sx?$/.test(ext))
      .map(({ name }) => [name, scriptsOf(group).filter(file => !entry.includes(file))] as const),
  );
  // sorted, so that builds are reproducible
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
};

const requiredShared = (imports: Imports) => ({
  ...Object.fromEntries(Object.keys(imports).map(name => [name, `^${packageVersion(name)}`])),
  // remotes call internal functions of the runtime, which a minor version may change
  [BUNDLER_RUNTIME]: `~${packageVersion(BUNDLER_RUNTIME, import.meta.url)}`,
});

const CONTRACT = '@home-truths/contract';
/** A name of a slot in a script, such as `'property.reviews/v1'`. */
const SLOT_LITERAL = /["'`]([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+\/v[1-9]\d*)["'`]/g;

const undeclaredSlots = ({ assets }: Compilation, { provides, consumes }: MicroFrontend) => {
  const named = Object.entries(assets)
    .filter(([file]) => file.endsWith('.js'))
    .flatMap(([, source]) => [...source.source().toString().matchAll(SLOT_LITERAL)])
    .map(([, slot]) => slot ?? '');
  return [...new Set(named)].filter(slot => !(slot in provides || slot in consumes));
};

/** Lists the files of the first page in order, and the shared modules with versions. */
export const emitShellManifest = emitManifest('shell.json', compilation => () => {
  return {
    scripts: scriptsOf(compilation.entrypoints.get('main')),
    fonts: Object.keys(compilation.assets).filter(file => file.endsWith('.woff2')),
    shared: Object.fromEntries(
      [...SHARED_EAGER, ...SHARED_LAZY, BUNDLER_RUNTIME].map(moduleName => [
        moduleName,
        packageVersion(moduleName, import.meta.url),
      ]),
    ),
    contract: packageVersion(CONTRACT),
  };
});

const checkContract = ({ contract }: MicroFrontend) => {
  const built = packageVersion(CONTRACT);
  const range = semver.valid(contract) ? `^${contract}` : contract;
  if (!semver.satisfies(built, range))
    throw new Error(`microFrontend.contract: is ${contract}, but it is built with ${built}`);
};

/** Lists what a remote has and needs (`gateway/releases/manifest.ts`); refuses slots that it does not declare. */
export const emitRemoteManifest = (
  entryName: string,
  { name, version }: Package,
  modules: string[],
  microFrontend: MicroFrontend,
) =>
  emitManifest('remote.json', compilation => {
    const readImports = collectImports(compilation);
    return () => {
      const entry = scriptsOf(compilation.entrypoints.get(entryName));
      const exposes = Object.fromEntries(
        modules.map(moduleName => [
          moduleName,
          [...entry, ...scriptsOf(compilation.namedChunkGroups.get(chunkNameOf(moduleName)))],
        ]),
      );
      const undeclared = undeclaredSlots(compilation, microFrontend);
      if (undeclared.length)
        throw new Error(
          `it names ${undeclared.join(', ')}: declare each slot in microFrontend of its package.json, under provides or consumes`,
        );
      checkContract(microFrontend);
      const imports = readImports();
      return {
        name,
        version,
        exposes,
        parts: scriptsOfLateChunks(compilation, entry),
        shared: requiredShared(imports),
        imports,
        microFrontend,
      };
    };
  });
