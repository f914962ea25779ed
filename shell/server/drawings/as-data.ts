import { type Drawings, isScene, serveDrawing } from './index.ts';

const ESCAPES: Record<string, string> = {
  '"': "'",
  '%': '%25',
  '#': '%23',
  '<': '%3C',
  '>': '%3E',
  '&': '%26',
};

/** An SVG as a data address. */
export const svgAsData = (body: string) =>
  `data:image/svg+xml,${body.replace(/["%#<>&]/g, letter => ESCAPES[letter] ?? letter)}`;

/** The scenes, which are few and the same on every page, by their SVG. */
const scenes = new Map<string, string>();

/**
 * A drawing as a data address, for the pictures of the first view: they are there with the document. None of its
 * letters changes in an attribute or in JSON, so that the second mention of it packs to nearly nothing.
 */
export function drawingAsData(drawings: Drawings, path: string): string | undefined {
  const drawing = serveDrawing(drawings, path);
  if (!drawing || !isScene(path)) return drawing && svgAsData(drawing);
  const data = scenes.get(drawing) ?? svgAsData(drawing);
  scenes.set(drawing, data);
  return data;
}
