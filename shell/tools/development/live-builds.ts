import fs from 'node:fs';
import path from 'node:path';
import type { Built } from '@home-truths/remote/live';
import { releaseDir } from '../../gateway/releases/registry.ts';

/** The version of an app that is built from source. */
export const LIVE = 'live';

/** Returns a folder with the layout of the releases. */
export const liveRoot = (dataDir: string) => path.join(path.resolve(dataDir), 'live');

/** Returns the folder of an app's live build, such as `mf_search` or `shell`. */
export const liveDir = (dataDir: string, name: string) => releaseDir(liveRoot(dataDir), name, LIVE);

export interface BuildState extends Built {
  name: string;
}

const statesDir = (dataDir: string) => path.join(liveRoot(dataDir), 'notes');

/** Stores a build's state for the gateway's `onBuild`, atomically. */
export function storeBuild(dataDir: string, built: BuildState) {
  const temporary = path.join(statesDir(dataDir), `${built.name}.tmp`);
  fs.writeFileSync(temporary, JSON.stringify(built));
  fs.renameSync(temporary, path.join(statesDir(dataDir), `${built.name}.json`));
}

export function clearBuilds(dataDir: string) {
  fs.rmSync(liveRoot(dataDir), { recursive: true, force: true });
  fs.mkdirSync(statesDir(dataDir), { recursive: true });
}

export const readBuilds = (dataDir: string): BuildState[] =>
  fs
    .readdirSync(statesDir(dataDir))
    .filter(file => file.endsWith('.json'))
    .map(file => JSON.parse(fs.readFileSync(path.join(statesDir(dataDir), file), 'utf8')) as BuildState);

export const onBuild = (dataDir: string, listener: () => void) =>
  fs.watch(statesDir(dataDir), (_, file) => {
    if (file?.endsWith('.json')) listener();
  });
