import fs from 'node:fs';
import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { SLOTS } from '../src/slots/table.ts';
import { collectImports, type Imports } from './imports.ts';
import { SHARED_EAGER, SHARED_LAZY } from './shared-modules.ts';
import { BUNDLER_RUNTIME, packageVersion } from './sharing.ts';

/** Emits a manifest of a build, for the gateway, once the names of all files are final. */
const emitManifest = (
  file: string,
  makeContent: (compilation: Compilation, imports: Imports) => unknown,
) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(file, compilation => {
      const imports = collectImports(compilation);
      compilation.hooks.processAssets.tap({ name: file, stage: 5000 }, () => {
        const content = JSON.stringify(makeContent(compilation, imports()));
        compilation.emitAsset(file, new rspack.sources.RawSource(content));
      });
    }),
});

/** The scripts of a chunk group, without hot updates (`live`). */
const scriptsOf = (group: { getFiles(): ReadonlyArray<string> } | undefined) =>
  (group?.getFiles() ?? []).filter(file => file.endsWith('.js') && !file.endsWith('.hot-update.js'));

/** The name of the chunk of an exposed module, for example `property.reviews.v1`. */
export const chunkOf = (exposed: string) => exposed.replace('./', '').replaceAll('/', '.');

/** The scripts of each lazily imported module, by its file name, for example `search-screen`. */
const partsOf = ({ chunkGroups }: Compilation, entry: string[]) => {
  const parts = chunkGroups.flatMap(group =>
    group.origins
      .map(({ request }) => path.parse(request ?? ''))
      .filter(({ ext }) => /^\.tsx?$/.test(ext))
      .map(({ name }) => [name, scriptsOf(group).filter(file => !entry.includes(file))] as const),
  );
  // sorted by name, so that builds are reproducible
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** The version range of each shared module that a remote imports. */
const requiredShared = (imports: Imports) => ({
  ...Object.fromEntries(Object.keys(imports).map(name => [name, `^${packageVersion(name)}`])),
  [BUNDLER_RUNTIME]: `~${packageVersion(BUNDLER_RUNTIME)}`,
});

const CONTRACT = '@home-truths/contract';
const SLOT_NAMES = Object.keys(SLOTS);

/** The slots of other remotes that a remote's scripts reference. */
const consumedSlots = ({ assets }: Compilation, exposed: string[]) => {
  const code = Object.entries(assets)
    .filter(([file]) => file.endsWith('.js'))
    .map(([, source]) => source.source().toString())
    .join();
  return SLOT_NAMES.filter(name => !exposed.includes(`./${name}`) && code.includes(name));
};

/** The team that owns a remote, from its package.json: `"homeTruths": { "team": "Reviews" }`. */
const teamOf = ({ compiler }: Compilation) => {
  const text = fs.readFileSync(path.join(compiler.context, 'package.json'), 'utf8');
  return (JSON.parse(text) as { homeTruths?: { team?: string } }).homeTruths?.team;
};

/** `shell.json`: the files of the first page in order, and the modules shared with remotes, with their versions. */
export const describeShell = emitManifest('shell.json', compilation => {
  const shared = Object.fromEntries(
    [...SHARED_EAGER, ...SHARED_LAZY, BUNDLER_RUNTIME].map(moduleName => [
      moduleName,
      packageVersion(moduleName),
    ]),
  );
  return {
    scripts: scriptsOf(compilation.entrypoints.get('main')),
    fonts: Object.keys(compilation.assets).filter(file => file.endsWith('.woff2')),
    shared,
    contract: packageVersion(CONTRACT),
    slots: SLOT_NAMES,
    // the name before platform 1.2
    lends: shared,
  };
});

/** `remote.json`: the scripts of each exposed module, the entry first, and what it needs of the shell. */
export const describeRemote = (name: string, modules: string[]) =>
  emitManifest('remote.json', (compilation, imports) => {
    const entry = scriptsOf(compilation.entrypoints.get(name));
    const exposes = Object.fromEntries(
      modules.map(moduleName => [
        moduleName,
        [...entry, ...scriptsOf(compilation.namedChunkGroups.get(chunkOf(moduleName)))],
      ]),
    );
    const shared = requiredShared(imports);
    return {
      exposes,
      parts: partsOf(compilation, entry),
      shared,
      imports,
      contract: packageVersion(CONTRACT),
      consumes: consumedSlots(compilation, modules),
      team: teamOf(compilation),
      // the names before platform 1.2, which released shells read
      doors: exposes,
      borrows: shared,
    };
  });
