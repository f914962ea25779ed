import fs from 'node:fs';
import path from 'node:path';
import { fileOf, isMirrored } from '../../drawings/variants.ts';
import { isStreetNumber, withStreetNumber } from './letterbox.ts';

export type Drawings = (file: string) => string;

export function openDrawings(dir: string): Drawings {
  const texts = new Map<string, string>();
  return file => {
    const drawing = texts.get(file) ?? fs.readFileSync(path.join(dir, file), 'utf8');
    texts.set(file, drawing);
    return drawing;
  };
}

/**
 * Ends with the drawings' version; earlier ones stay valid. A change that must show at once needs a new
 * one, because responses are cached for a year.
 */
const FOLDER = /^\/drawings\/[123]\//;
const PROPERTY = /^([A-Za-z]{1,40})\/([1-9]\d{0,9})\/([^/]+)\.svg$/;
const SCENE = /^(street|empty-block)\.svg$/;
const LARGEST_ID = 2 ** 31 - 1;

export const isScene = (requested: string) => SCENE.test(requested.replace(FOLDER, ''));

/**
 * Returns the SVG of `/drawings/3/<type>/<id>/<street number or ->.svg`, `/drawings/3/street.svg` and
 * `/drawings/3/empty-block.svg`.
 */
export function serveDrawing(drawings: Drawings, requested: string): string | undefined {
  const name = requested.replace(FOLDER, '');
  if (name === requested) return undefined;
  return SCENE.test(name) ? drawings(name) : propertyDrawing(drawings, name);
}

function propertyDrawing(drawings: Drawings, name: string): string | undefined {
  const [, type, id, streetNumber] = PROPERTY.exec(name) ?? [];
  if (!type || !streetNumber || Number(id) > LARGEST_ID) return undefined;
  if (streetNumber !== '-' && !isStreetNumber(streetNumber)) return undefined;
  return withStreetNumber(drawings(fileOf(type, Number(id))), streetNumber, isMirrored(Number(id)));
}
