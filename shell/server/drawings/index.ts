import fs from 'node:fs';
import path from 'node:path';
import { fileOf, isMirrored } from '../../drawings/variants.ts';
import { isStreetNumber, withStreetNumber } from './letterbox.ts';

/** A drawing of the shell's build by its file name. */
export type Drawings = (file: string) => string;

/** The drawings in the folder that the build wrote them to; each is read once. */
export function openDrawings(dir: string): Drawings {
  const known = new Map<string, string>();
  return file => {
    const drawing = known.get(file) ?? fs.readFileSync(path.join(dir, file), 'utf8');
    known.set(file, drawing);
    return drawing;
  };
}

/**
 * Where drawings are served: the segment is their version, 3. A change that must be seen at once needs a new one,
 * because responses are kept for a year; a page from before finds the drawings of now.
 */
const FOLDER = /^\/drawings\/[123]\//;
const HOME = /^([A-Za-z]{1,40})\/([1-9]\d{0,9})\/([^/]+)\.svg$/;
const SCENE = /^(street|empty-block)\.svg$/;
const LARGEST_ID = 2 ** 31 - 1;

/** Whether a path is that of a drawing which shows no home of its own. */
export const isScene = (requested: string) => SCENE.test(requested.replace(FOLDER, ''));

/**
 * The SVG document at `/drawings/3/<type>/<id>/<street number, or - for none>.svg`, `/drawings/3/street.svg` or
 * `/drawings/3/empty-block.svg`; nothing at any other path.
 */
export function serveDrawing(drawings: Drawings, requested: string): string | undefined {
  const name = requested.replace(FOLDER, '');
  if (name === requested) return undefined;
  return SCENE.test(name) ? drawings(name) : home(drawings, name);
}

function home(drawings: Drawings, name: string): string | undefined {
  const [, type, id, streetNumber] = HOME.exec(name) ?? [];
  if (!type || !streetNumber || Number(id) > LARGEST_ID) return undefined;
  if (streetNumber !== '-' && !isStreetNumber(streetNumber)) return undefined;
  return withStreetNumber(drawings(fileOf(type, Number(id))), streetNumber, isMirrored(Number(id)));
}
