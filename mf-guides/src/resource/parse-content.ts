import type { Block, GuideSection } from '../guides/guide.ts';

type ContentPart = { kind: 'heading'; text: string } | Extract<Block, { kind: 'text' | 'list' | 'ad' }>;

const parsePart = (text: string): ContentPart => {
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) };
  const lines = text.split('\n');
  if (lines.every(line => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map(line => line.slice(2)) };
  }
  return { kind: 'text', text };
};

/** Returns the place of the advertisement: before the first heading after the middle, or else in the middle. */
function adIndex(parts: ContentPart[]) {
  const headingIndex = parts.findIndex((part, index) => index >= parts.length / 2 && part.kind === 'heading');
  return headingIndex < 0 ? Math.ceil(parts.length / 2) : headingIndex;
}

/** Splits a resource's content at blank lines: `## ` is a heading, lines with `- ` are a list. */
export function articleParts(content: string): ContentPart[] {
  const parts = content
    .split(/\n\s*\n/)
    .map(text => text.trim())
    .filter(Boolean)
    .map(parsePart);
  return parts.length < 2 ? parts : parts.toSpliced(adIndex(parts), 0, { kind: 'ad' });
}

type ContentBlock = Exclude<ContentPart, { kind: 'heading' }>;

export function parseContent(content: string) {
  /** The blocks before the first heading. */
  const opening: ContentBlock[] = [];
  const sections: (GuideSection & { blocks: ContentBlock[] })[] = [];
  for (const part of articleParts(content)) {
    if (part.kind === 'heading') {
      const name = part.text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      sections.push({ id: `part-${sections.length + 1}-${name}`, heading: part.text, blocks: [] });
    } else (sections.at(-1)?.blocks ?? opening).push(part);
  }
  return { opening, sections };
}
