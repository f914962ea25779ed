import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { EAGER_DOORS, LAZY_DOORS } from './doors.ts';
import { versionOf } from './sharing.ts';

/** Writes a file about a build, for the front door, when the names of all files are final. */
const describe = (file: string, say: (compilation: Compilation) => unknown) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(file, compilation =>
      compilation.hooks.processAssets.tap({ name: file, stage: 5000 }, () =>
        compilation.emitAsset(file, new rspack.sources.RawSource(JSON.stringify(say(compilation)))),
      ),
    ),
});

const scriptsOf = (group: { getFiles(): ReadonlyArray<string> } | undefined) =>
  (group?.getFiles() ?? []).filter(file => file.endsWith('.js'));

/** The name of the chunk behind a door of a remote, for example `property.reviews.v1`. */
export const chunkOf = (door: string) => door.replace('./', '').replaceAll('/', '.');

/** The doors that a remote really borrows, with the version each needs. */
const borrowed = ({ modules }: Compilation) => {
  const used = [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map(module => module.identifier());
  return Object.fromEntries(
    [...EAGER_DOORS, ...LAZY_DOORS]
      .map(door => [door, `^${versionOf(door)}`] as const)
      .filter(([door, range]) => used.some(identifier => identifier.includes(` ${door}@${range} `))),
  );
};

/** `shell.json`: the files of the first page in order, and what is lent in which version. */
export const describeShell = describe('shell.json', compilation => ({
  scripts: scriptsOf(compilation.entrypoints.get('main')),
  fonts: Object.keys(compilation.assets).filter(file => file.endsWith('.woff2')),
  lends: Object.fromEntries([...EAGER_DOORS, ...LAZY_DOORS].map(door => [door, versionOf(door)])),
}));

/** `remote.json`: the scripts behind each door, the entry first, and what is borrowed. */
export const describeRemote = (name: string, doors: string[]) =>
  describe('remote.json', compilation => ({
    doors: Object.fromEntries(
      doors.map(door => [
        door,
        [
          ...scriptsOf(compilation.entrypoints.get(name)),
          ...scriptsOf(compilation.namedChunkGroups.get(chunkOf(door))),
        ],
      ]),
    ),
    borrows: borrowed(compilation),
  }));
