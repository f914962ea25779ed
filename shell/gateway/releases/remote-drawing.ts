import { svgAsData } from '../drawings/as-data.ts';
import type { RemoteFile } from './open-release.ts';
import type { Releases } from './releases.ts';

/** Bytes; a larger drawing is fetched separately. */
const MAX_BYTES = 8000;

const dataUrls = new WeakMap<RemoteFile, string>();

/** A remote's own drawing as a data URL, for pictures above the fold; nothing where there is none. */
export function remoteDrawingAsData(file: string, releases: Releases): string | undefined {
  if (!file.endsWith('.svg')) return undefined;
  const drawing = [...releases.values()].map(({ files }) => files.get(file)).find(Boolean);
  if (!drawing || drawing.body.length > MAX_BYTES) return undefined;
  const data = dataUrls.get(drawing) ?? svgAsData(drawing.body.toString());
  dataUrls.set(drawing, data);
  return data;
}
