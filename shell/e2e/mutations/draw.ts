import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { allNodes, type Node, parse } from '../../tools/repository/syntax-tree.ts';

const SEED = 20_261_129;
const TOTAL = 40;
const KINDS = ['comparison', 'boundary', 'removed call', 'removed condition'] as const;

/** The product files of each package; those of the shell are the gateway. */
const PRODUCT = {
  '@home-truths/backend': /^backend\/src\//,
  '@home-truths/shell':
    /^shell\/server\/(?!(commands|development|repository|releases\/commands)\/|(dev|start|test)\.ts)/,
  '@home-truths/platform': /^shell\/platform\/src\//,
};
const NO_PRODUCT = /\.test\.tsx?$|\.d\.ts$|\/testing[/.]|\/migrations\//;

const OPPOSITES: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const NEIGHBOURS: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const METHODS_WITH_LIMITS = ['slice', 'min', 'max'];

export type Package = keyof typeof PRODUCT;

/** A part of a file, and what replaces it. Texts have one character for each byte, as the parser counts bytes. */
export interface Change {
  package: Package;
  file: string;
  kind: (typeof KINDS)[number];
  start: number;
  before: string;
  after: string;
}

export const packages = Object.keys(PRODUCT) as Package[];

const packageOf = (file: string) =>
  NO_PRODUCT.test(file) ? undefined : packages.find(name => PRODUCT[name].test(file));

/** All changes of a module, by the node that is replaced. */
function* replacements(
  node: Node,
  textOf: (node: Node) => string,
): Generator<[Change['kind'], Node, string | undefined]> {
  const { type, operator, left, right } = node;
  if (type === 'BinaryExpression') {
    const isLimit = operator in NEIGHBOURS;
    const withOperator = (other?: string) => other && `${textOf(left)} ${other} ${textOf(right)}`;
    yield ['comparison', node, withOperator(OPPOSITES[operator])];
    yield ['boundary', node, withOperator(NEIGHBOURS[operator])];
    if (isLimit && right.type === 'NumericLiteral') yield ['boundary', right, `${right.value + 1}`];
    if (operator === '&&') yield ['removed condition', node, textOf(right)];
  }
  if (type === 'CallExpression' && METHODS_WITH_LIMITS.includes(node.callee.property?.value))
    for (const { expression } of node.arguments)
      if (expression.type === 'NumericLiteral') yield ['boundary', expression, `${expression.value + 1}`];
  if (type === 'ExpressionStatement') {
    const { expression } = node;
    const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
    if (called.type === 'CallExpression') yield ['removed call', node, ';'];
  }
  if (type === 'IfStatement' && !node.alternate) {
    const last = node.consequent.stmts?.at(-1) ?? node.consequent;
    if (/^(Return|Throw)Statement$/.test(last.type)) yield ['removed condition', node.test, 'false'];
  }
}

function changesIn(copy: string, file: string): Change[] {
  const bytes = fs.readFileSync(path.join(copy, file));
  const text = bytes.toString('latin1');
  const textOf = ({ span }: Node) => text.slice(span.start - 1, span.end - 1);
  return allNodes(parse(bytes.toString(), file))
    .flatMap(node => [...replacements(node, textOf)])
    .flatMap(([kind, node, after]) => {
      const change = { package: packageOf(file) as Package, file, kind, start: node.span.start - 1 };
      return after ? [{ ...change, before: textOf(node), after }] : [];
    });
}

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws changes of a checkout, as many of each kind and at most one of a file. */
export function draw(copy: string): Change[] {
  const random = randomNumbers(SEED);
  const take = <T>(list: T[]) => list.splice(Math.floor(random() * list.length), 1)[0] as T;
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter(packageOf);
  const drawn: Change[] = [];
  const isWanted = ({ kind }: Change) =>
    drawn.filter(each => each.kind === kind).length < TOTAL / KINDS.length;
  while (drawn.length < TOTAL && files.length > 0) {
    const found = changesIn(copy, take(files)).filter(isWanted);
    const kinds = KINDS.filter(kind => found.some(each => each.kind === kind));
    if (kinds.length === 0) continue;
    const chosen = take(kinds);
    drawn.push(take(found.filter(({ kind }) => kind === chosen)));
  }
  return drawn;
}
