import fs from 'node:fs';
import path from 'node:path';
import { svgAsData } from '../drawings/as-data.ts';
import { releaseDir } from './registry.ts';
import type { Releases } from './releases.ts';

/** Bytes; a larger drawing is fetched by itself. */
const LARGEST = 8000;

const read = new Map<string, string | undefined>();

/** A file of a release never changes: it is read once. */
function readOnce(file: string) {
  if (!read.has(file)) {
    const body = fs.readFileSync(file, 'utf8');
    read.set(file, body.length > LARGEST ? undefined : svgAsData(body));
  }
  return read.get(file);
}

/** A drawing of an area's own as a data address, for pictures of the first view; nothing where there is none. */
export function ownDrawing(file: string, releases: Releases, dataDir: string): string | undefined {
  if (!file.endsWith('.svg')) return undefined;
  const release = [...releases.values()].find(({ files }) => files.has(file));
  return release && readOnce(path.join(releaseDir(dataDir, release.name, release.version), 'public', file));
}
