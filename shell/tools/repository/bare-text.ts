import { allNodes, childrenOf, isNode, type Node, parse } from './syntax-tree.ts';

/** Type of props with elements only; tsc rejects text there. */
const ELEMENTS = 'Elements';

const unwrap = (node: Node): Node =>
  /^(Ts\w*Expression|ParenthesisExpression)$/.test(node.type) && node.expression
    ? unwrap(node.expression)
    : node;

const isLogical = ({ type, operator }: Node) =>
  type === 'BinaryExpression' && ['&&', '||', '??'].includes(operator);
const isFunction = ({ type }: Node) =>
  /^(Arrow)?Function(Expression|Declaration)$|^(Method|Getter)Property$/.test(type);

const isNothing = ({ type, value }: Node) =>
  type === 'NullLiteral' || type === 'BooleanLiteral' || value === 'undefined';

/** Matches `LIMITS`, and `LIMITS.photos` but no computed property. */
const isConstantName = ({ type, value, object, property }: Node): boolean =>
  (type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(value)) ||
  (type === 'MemberExpression' && property.type === 'Identifier' && isConstantName(object));

/** True for a text that stays while the page is open. */
function isConstant(node: Node): boolean {
  const { type, expressions } = unwrap(node);
  if (type === 'TemplateLiteral') return expressions.every(isConstant);
  return type === 'StringLiteral' || type === 'NumericLiteral' || isConstantName(unwrap(node));
}

function resultsOf({ body }: Node): Node[] {
  if (!body.stmts) return [body];
  const within = (node: Node): Node[] => {
    if (isFunction(node)) return [];
    return node.type === 'ReturnStatement'
      ? [node.argument].filter(isNode)
      : childrenOf(node).flatMap(within);
  };
  return within(body);
}

const nameOf = ({ type, value, property }: Node): string | undefined =>
  type === 'Identifier' ? value : type === 'MemberExpression' ? nameOf(property) : undefined;

/** Methods whose last argument returns each member of a list. */
const LIST_METHODS = new Set(['map', 'from']);

/** True if an expression evidently yields elements or nothing. */
function givesElements(expression: Node, elements: Set<string>): boolean {
  const node = unwrap(expression);
  const allGiveElements = (...parts: Node[]) => parts.every(part => givesElements(part, elements));
  if (/^JSX(Element|Fragment)$/.test(node.type) || isNothing(node)) return true;
  if (isLogical(node))
    return node.operator === '&&' ? allGiveElements(node.right) : allGiveElements(node.left, node.right);
  if (node.type === 'ConditionalExpression') return allGiveElements(node.consequent, node.alternate);
  if (node.type !== 'CallExpression') return elements.has(nameOf(node) ?? '');
  const name = nameOf(node.callee) ?? '';
  const { expression: lastArgument } = node.arguments.at(-1) ?? {};
  if (LIST_METHODS.has(name) && isFunction(lastArgument)) return allGiveElements(...resultsOf(lastArgument));
  return name === 'createPortal' || elements.has(name);
}

const resultType = (type: Node | undefined): Node | undefined =>
  type?.type === 'TsFunctionType' ? type.typeAnnotation.typeAnnotation : type;

/** Returns names whose type is `Elements`, or a function that returns it. */
const elementNames = (tree: Node[]) =>
  new Set(
    tree
      .filter(
        ({ typeAnnotation, typeAnn = typeAnnotation }) =>
          resultType(typeAnn?.typeAnnotation)?.typeName?.value === ELEMENTS,
      )
      .map(({ key, value }) => (key ? nameOf(key) : value)),
  );

const isText = ({ type, expression }: Node) =>
  type === 'JSXText' || (type === 'JSXExpressionContainer' && isConstant(expression));
const isLayout = ({ type, value, expression }: Node) =>
  (type === 'JSXText' && /^\s*\n\s*$/.test(value)) || expression?.type === 'JSXEmptyExpression';

function bareChildrenOf(parent: Node, elements: Set<string>): Node[] {
  const isFragment = parent.type === 'JSXFragment';
  const children: Node[] = parent.children.filter((child: Node) => !isLayout(child));
  return children.filter((child, at) => {
    if (isText(child)) return isFragment;
    if (child.type !== 'JSXExpressionContainer') return false;
    if (!givesElements(child.expression, elements)) return isFragment || children.length > 1;
    return children.slice(at + 1).some(isText);
  });
}

/** Returns results of a component that may be text, rendered beside its siblings. */
function bareResultsOf(declaration: Node, elements: Set<string>): Node[] {
  const { id, identifier, init } = declaration;
  const name = nameOf(identifier ?? id ?? {}) ?? '';
  // `function Name() {}` has an identifier, `const Name = …` an id
  const component = identifier ? declaration : init;
  if (!/^[A-Z]\w*[a-z]/.test(name) || !component || !isFunction(component)) return [];
  return resultsOf(component).filter(result => !givesElements(result, elements));
}

/**
 * Finds texts that a page translator can separate from React. Translators replace text nodes, while React keeps its
 * own: updates stay invisible, and inserting before these nodes or removing them throws. An element's only text is safe,
 * because React sets the element's text. Other texts that change, or before which something changes, need an element.
 * @returns `line: source` of each
 */
export function bareTextIn(source: string): string[] {
  const tree = allNodes(parse(source, '.tsx'));
  const bytes = Buffer.from(source);
  const elements = elementNames(tree);
  const bareNodes = tree.flatMap(node =>
    /^JSX(Element|Fragment)$/.test(node.type)
      ? bareChildrenOf(node, elements)
      : bareResultsOf(node, elements),
  );
  // spans count bytes, from 1
  const sliceBytes = (from: number, to: number) => bytes.subarray(from - 1, to - 1).toString();
  return bareNodes.map(({ span: { start, end } }) => {
    const text = sliceBytes(start, end).trim().replace(/\s+/g, ' ');
    return `${sliceBytes(1, start).split('\n').length}: ${text}`;
  });
}
