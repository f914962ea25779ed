import fs from 'node:fs';
import path from 'node:path';
import { releaseDir } from '../releases/registry.ts';

/** The version of an app that is built from its source while it is changed. */
export const LIVE = 'live';

/** The folder of everything that is built while it is changed; with the same layout as the folder of all releases. */
export const liveRoot = (dataDir: string) => path.join(path.resolve(dataDir), 'live');

/** The folder of an app's live build, for example of `mf_search` or of `shell`. */
export const liveDir = (dataDir: string, name: string) => releaseDir(liveRoot(dataDir), name, LIVE);

/** What is known of the last build of an app. */
export interface BuildState {
  /** For example `mf_search`, `shell` or `backend`. */
  name: string;
  /** Hash of the build the browser runs; empty where the source cannot be built. */
  hash: string;
  /** The errors of the compiler; the previous build stays in use. */
  errors: string;
}

const statesDir = (dataDir: string) => path.join(liveRoot(dataDir), 'notes');

/** Stores the state of a build for the gateway, atomically. */
export function storeBuild(dataDir: string, built: BuildState) {
  const temporary = path.join(statesDir(dataDir), `${built.name}.tmp`);
  fs.writeFileSync(temporary, JSON.stringify(built));
  fs.renameSync(temporary, path.join(statesDir(dataDir), `${built.name}.json`));
}

/** Removes what an earlier run left behind. */
export function clearBuilds(dataDir: string) {
  fs.rmSync(liveRoot(dataDir), { recursive: true, force: true });
  fs.mkdirSync(statesDir(dataDir), { recursive: true });
}

/** The last build of everything that is built from source. */
export const readBuilds = (dataDir: string): BuildState[] =>
  fs
    .readdirSync(statesDir(dataDir))
    .filter(file => file.endsWith('.json'))
    .map(file => JSON.parse(fs.readFileSync(path.join(statesDir(dataDir), file), 'utf8')) as BuildState);

/** Calls back after each build. */
export const onBuild = (dataDir: string, listener: () => void) =>
  fs.watch(statesDir(dataDir), (_, file) => {
    if (file?.endsWith('.json')) listener();
  });
