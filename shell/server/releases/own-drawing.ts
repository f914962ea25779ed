import { svgAsData } from '../drawings/as-data.ts';
import type { RemoteFile } from './open-release.ts';
import type { Releases } from './releases.ts';

/** Bytes; a larger drawing is fetched separately. */
const LARGEST = 8000;

const asData = new WeakMap<RemoteFile, string>();

/** A remote's own drawing as a data URL, for pictures above the fold; nothing where there is none. */
export function ownDrawing(file: string, releases: Releases): string | undefined {
  if (!file.endsWith('.svg')) return undefined;
  const drawing = [...releases.values()].map(({ files }) => files.get(file)).find(Boolean);
  if (!drawing || drawing.body.length > LARGEST) return undefined;
  const data = asData.get(drawing) ?? svgAsData(drawing.body.toString());
  asData.set(drawing, data);
  return data;
}
