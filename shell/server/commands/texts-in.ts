import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

// biome-ignore lint/suspicious/noExplicitAny: the tree is walked by the names of its nodes
type Node = any;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** As a browser shows it: consecutive whitespace is one space. */
const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf({ type, value, quasis, key }: Node): string | undefined {
  // the names of a table may be its texts
  if (type === 'KeyValueProperty') return key.type === 'Identifier' ? key.value : undefined;
  if (type === 'StringLiteral' || type === 'JSXText') return value;
  return type === 'TemplateLiteral' ? quasis?.map(({ cooked }: Node) => cooked).join('{}') : undefined;
}

/** The texts of a source file, with `{}` for each value within one. */
export function textsIn(file: string): string[] {
  const texts: string[] = [];
  const walk = (node: Node) => {
    const text = textOf(node);
    if (text !== undefined) texts.push(shown(text));
    Object.values(node).filter(isNode).forEach(walk);
  };
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true } as const;
  walk(parseSync(readFileSync(file, 'utf8'), syntax).body);
  return texts;
}
