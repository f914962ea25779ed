import { drawEmptyBlock } from './empty-block.ts';
import { drawHome } from './home.ts';
import { isStreetNumber } from './parts/letterbox.ts';
import { drawStreet } from './street.ts';

export { drawHome, drawStreet };

/** A drawing as it is sent. */
interface ServedDrawing {
  body: string;
  type: 'image/svg+xml';
}

/**
 * Where drawings are served: the segment is their version, 2. A changed drawing needs a new one, because answers are
 * kept for a year; a page from before finds the drawings of now.
 */
const FOLDER = /^\/drawings\/[12]\//;
const HOME = /^([A-Za-z]{1,40})\/([1-9]\d{0,9})\/([^/]+)\.svg$/;
const LARGEST_ID = 2 ** 31 - 1;

const SCENES = new Map([
  ['street.svg', drawStreet],
  ['empty-block.svg', drawEmptyBlock],
]);

/**
 * Answers `/drawings/2/<type>/<id>/<street number, or - for none>.svg`, `/drawings/2/street.svg` and
 * `/drawings/2/empty-block.svg`; nothing for any other path.
 */
export function serveDrawing(path: string): ServedDrawing | null {
  const name = path.replace(FOLDER, '');
  if (name === path) return null;
  const body = SCENES.get(name)?.() ?? home(name);
  return body === null ? null : { body, type: 'image/svg+xml' };
}

function home(name: string): string | null {
  const [, type, id, streetNumber] = HOME.exec(name) ?? [];
  if (!type || !streetNumber || Number(id) > LARGEST_ID) return null;
  if (streetNumber !== '-' && !isStreetNumber(streetNumber)) return null;
  return drawHome(type, Number(id), streetNumber);
}
