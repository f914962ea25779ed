/** A rectangle: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Path data whose numbers are rounded to a tenth, which keeps a drawing small. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return String.raw({ raw: parts }, ...values.map(round))
    .replace(/ -/g, '-')
    .replace(/\b0\./g, '.');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data of a rectangle. */
export function box([x, y, width, height]: Box): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Path data of a rectangle with a round arch for a top. */
export function arch([x, y, width, height]: Box): string {
  const radius = width / 2;
  return d`M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`;
}

/** Path data of an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`;
}

/** A filled shape; nothing when there is nothing to fill. */
export function fill(colour: string, data: string, more = ''): string {
  return data && `<path fill="${colour}" d="${data}"${more && ` ${more}`}/>`;
}

/** A filled rectangle. */
export function rect(colour: string, ...area: Box): string {
  return fill(colour, box(area));
}

/** A line along path data. */
export function stroke(colour: string, width: number, data: string, more = ''): string {
  return (
    data && `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${data}"${more && ` ${more}`}/>`
  );
}

/** Path data of a dot for `dots`. */
export function dot(x: number, y: number): string {
  return d`M${x} ${y}h.01`;
}

/** Round dots of one size. */
export function dots(colour: string, diameter: number, data: string): string {
  return stroke(colour, diameter, data, 'stroke-linecap="round"');
}

/** Darkens what lies below a shape. */
export function shade(data: string, strength = 0.1): string {
  return fill('#000', data, `opacity="${strength}"`);
}

/** Upright bars side by side, as one dashed line. */
export function bars(
  colour: string,
  [x, y, width, height]: Box,
  bar: number,
  gap: number,
  more = '',
): string {
  const line = d`M${x} ${y + height / 2}h${width}`;
  return width <= 0
    ? ''
    : stroke(colour, round(height), line, `stroke-dasharray="${bar} ${gap}"${more && ` ${more}`}`);
}

/** Level stripes one below the other, as one dashed line. */
export function stripes(
  colour: string,
  [x, y, width, height]: Box,
  bar: number,
  gap: number,
  more = '',
): string {
  const line = d`M${x + width / 2} ${y}v${height}`;
  return height <= 0
    ? ''
    : stroke(colour, round(width), line, `stroke-dasharray="${bar} ${gap}"${more && ` ${more}`}`);
}

/** Joins what is drawn at every step from one place up to, not including, another. */
export function along(from: number, to: number, step: number, draw: (at: number) => string): string {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step - 1e-9)) }, (_, index) =>
    draw(from + index * step),
  ).join('');
}

/** Joins what is drawn for 0, 1, 2 and so on. */
export function times(count: number, draw: (index: number) => string): string {
  return along(0, count, 1, draw);
}

/** Moves a drawing to the right. */
export function shift(x: number, content: string): string {
  return `<g transform="translate(${x})">${content}</g>`;
}

/** Turns a drawing of the given width left for right. */
export function mirror(width: number, content: string): string {
  return `<g transform="matrix(-1 0 0 1 ${width} 0)">${content}</g>`;
}

/** Rectangles of one size side by side. */
export function row(y: number, width: number, height: number, ...lefts: readonly number[]): Box[] {
  return lefts.map(x => [x, y, width, height]);
}

/** A complete SVG document that fills any frame, aligned as told. */
export function svgDocument(width: number, height: number, align: string, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="${align} slice">${content}</svg>`;
}
