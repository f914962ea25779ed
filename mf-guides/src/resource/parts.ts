import type { Block, Section } from '../guides/guide.ts';

/** A piece of a resource's words. */
type Part = { kind: 'heading'; text: string } | Extract<Block, { kind: 'text' | 'list' | 'ad' }>;

const asPart = (words: string): Part => {
  if (words.startsWith('## ')) return { kind: 'heading', text: words.slice(3) };
  const lines = words.split('\n');
  if (lines.every(line => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map(line => line.slice(2)) };
  }
  return { kind: 'text', text: words };
};

/** Where the advertisement stands: after the middle, but never between a heading and its words. */
function middleOf(parts: Part[]) {
  const after = parts.findIndex((part, place) => place >= parts.length / 2 && part.kind === 'heading');
  return after < 0 ? Math.ceil(parts.length / 2) : after;
}

/** The words of a resource, split on blank lines, with the advertisement in their middle. */
export function partsOf(content: string): Part[] {
  const parts = content
    .split(/\n\s*\n/)
    .map(words => words.trim())
    .filter(Boolean)
    .map(asPart);
  return parts.length < 2 ? parts : parts.toSpliced(middleOf(parts), 0, { kind: 'ad' });
}

type Piece = Exclude<Part, { kind: 'heading' }>;

/** The words of a resource: what stands before the first heading, and the parts under their headings. */
export function textOf(content: string) {
  const opening: Piece[] = [];
  const sections: (Section & { blocks: Piece[] })[] = [];
  for (const part of partsOf(content)) {
    if (part.kind === 'heading') {
      const name = part.text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      sections.push({ id: `part-${sections.length + 1}-${name}`, heading: part.text, blocks: [] });
    } else (sections.at(-1)?.blocks ?? opening).push(part);
  }
  return { opening, sections };
}
