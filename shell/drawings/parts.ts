import fs from 'node:fs';
import path from 'node:path';

const PARTS = path.join(import.meta.dirname, 'parts');

/** An SVG file of `parts/`: what its `<svg>` contains, the tag's attributes, and those that begin with `data-`. */
export interface Part {
  content: string;
  tag: string;
  data: Record<string, string>;
}

function readPart(file: string): Part {
  const [, tag = '', content = ''] =
    /^<svg ([^>]*)>(.*)<\/svg>\s*$/s.exec(fs.readFileSync(path.join(PARTS, file), 'utf8')) ?? [];
  if (!content) throw new Error(`${file} is no SVG document of its own`);
  const data = [...tag.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  return { tag, content: content.replace(/>\s+</g, '><').trim(), data: Object.fromEntries(data) };
}

const parts = new Map<string, Part>();

export function part(name: string): Part {
  const known = parts.get(name) ?? readPart(`${name}.svg`);
  parts.set(name, known);
  return known;
}

export const listParts = (folder: string, prefix = ''): string[] =>
  fs
    .readdirSync(path.join(PARTS, folder))
    .filter(file => file.startsWith(prefix) && file.endsWith('.svg'))
    .map(file => `${folder}/${file.replace(/\.svg$/, '')}`)
    .sort();

/** Replaces `var(--name)` by colours. @throws Error if one is missing */
export function painted({ content }: Part, colours: Record<string, string>): string {
  return content.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`No colour for --${name}`);
    return colour;
  });
}

/** Moves a drawing; a negative scale mirrors it. Numbers are rounded, since drawings are downloaded. */
export function placed(content: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  const scale = [scaleX, scaleY].map(factor =>
    factor
      .toFixed(2)
      .replace(/\.?0+$/, '')
      .replace('0.', '.'),
  );
  const scaling = scaleX === 1 && scaleY === 1 ? '' : ` scale(${[...new Set(scale)].join(' ')})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${scaling}">${content}</g>`;
}
