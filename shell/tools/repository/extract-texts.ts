import { readFileSync } from 'node:fs';
import { allNodes, type Node, parse } from './syntax-tree.ts';

function textOf({ type, value, quasis, key }: Node): string | undefined {
  // the keys of a table may be its texts
  if (type === 'KeyValueProperty') return key.type === 'Identifier' ? key.value : undefined;
  if (type === 'StringLiteral' || type === 'JSXText') return value;
  return type === 'TemplateLiteral' ? quasis?.map(({ cooked }: Node) => cooked).join('{}') : undefined;
}

/** Returns the texts of a source, with `{}` for each value. */
export const extractTexts = (file: string): string[] =>
  allNodes(parse(readFileSync(file, 'utf8'), file)).flatMap(node => {
    const text = textOf(node);
    return text === undefined ? [] : [text.replace(/\s+/g, ' ').trim()];
  });
