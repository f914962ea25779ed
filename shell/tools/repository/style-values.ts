import type { createTheme } from '@home-truths/platform/host';
import { allNodes, type Node, parse } from './syntax-tree.ts';

const LITERAL_COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMED_COLOUR =
  /(?<![\w.-])(?:white|black|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown)(?![\w.-])/;

const CSS_KEYWORDS = new Set(
  '0 inherit none auto solid thin fit-content max-content currentcolor currentColor Canvas CanvasText Highlight'.split(
    ' ',
  ),
);
/** Categories that need tokens, unlike font weights. */
const CATEGORIES = new Set(['borders', 'colors', 'fonts', 'radii', 'shadows', 'sizes', 'spacing']);
/** Style properties that are mostly attributes of images, in pixels. */
const ATTRIBUTES = new Set(['width', 'height']);

/** True for words and numbers without a unit, which must be tokens unless CSS knows them. */
const isName = (value: string) => /^-?[a-z\d][\w.-]*$/i.test(value) && !/^-?[\d.]+[a-z%]+$/i.test(value);

const nameOf = ({ type, value }: Node): string | undefined =>
  type === 'Identifier' || type === 'StringLiteral' ? value : undefined;

/** Returns an expression's possible constant texts, also of conditions (`{ base: 'fg', lg: 'bg' }`). */
function textsOf(node: Node): string[] {
  if (!node) return [];
  const all = (...nodes: Node[]) => nodes.flatMap(textsOf);
  switch (node.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral':
      return node.expressions.length ? [] : [node.quasis[0].cooked];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'ObjectExpression':
      return all(...node.properties.map(({ value }: Node) => value));
    default:
      return [];
  }
}

/** Returns the names that each style property may have. */
export function tokensByProperty({
  utility,
  tokens,
}: ReturnType<typeof createTheme>): Map<string, Set<string>> {
  const tokenNames = new Map<string, Set<string>>();
  for (const [property, types] of utility.getTypes()) {
    const [, category = ''] = /^Tokens\["(\w+)"\]$/.exec(types[0] ?? '') ?? [];
    if (CATEGORIES.has(category)) tokenNames.set(property, new Set(tokens.categoryMap.get(category)?.keys()));
    if (property === 'textStyle')
      tokenNames.set(property, new Set(types.map(type => JSON.parse(type) as string)));
  }
  for (const [shorthand, property] of utility.shorthands) {
    const names = tokenNames.get(property);
    if (names) tokenNames.set(shorthand, names);
  }
  return tokenNames;
}

/** Returns literal colours, and names that are not tokens of the theme. */
export function unknownStyleValues(source: string, file: string, known: Map<string, Set<string>>): string[] {
  const tree = allNodes(parse(source, file));
  const literals = tree.flatMap(({ type, value, cooked }) => {
    const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? cooked : '';
    return LITERAL_COLOUR.test(text) ? [`literal colour: ${text}`] : [];
  });
  const values = tree.flatMap(({ type, key, name, value }) => {
    const property =
      type === 'KeyValueProperty' ? nameOf(key) : type === 'JSXAttribute' ? nameOf(name) : undefined;
    const names = property && known.get(property);
    if (!names || (type === 'JSXAttribute' && ATTRIBUTES.has(property))) return [];
    return textsOf(value)
      .map(text => text.replace(/!$/, ''))
      .filter(
        text => NAMED_COLOUR.test(text) || (isName(text) && !names.has(text) && !CSS_KEYWORDS.has(text)),
      )
      .map(text => `${property}: ${text}`);
  });
  return [...literals, ...values];
}
