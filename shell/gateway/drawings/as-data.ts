import { type Drawings, isScene, serveDrawing } from './index.ts';

const ESCAPES: Record<string, string> = {
  '"': "'",
  '%': '%25',
  '#': '%23',
  '<': '%3C',
  '>': '%3E',
  '&': '%26',
};

export const svgAsData = (body: string) =>
  `data:image/svg+xml,${body.replace(/["%#<>&]/g, letter => ESCAPES[letter] ?? letter)}`;

/** Data URLs by SVG; there are few scenes, but many properties. */
const scenes = new Map<string, string>();

/**
 * Returns a drawing as a URL, so that it arrives with the document. Attributes and JSON leave the URL's letters
 * unchanged, so that its second mention compresses to nearly nothing.
 */
export function drawingAsData(drawings: Drawings, path: string): string | undefined {
  const drawing = serveDrawing(drawings, path);
  if (!drawing) return undefined;
  if (!isScene(path)) return svgAsData(drawing);
  const data = scenes.get(drawing) ?? svgAsData(drawing);
  scenes.set(drawing, data);
  return data;
}
