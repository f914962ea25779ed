import { allNodes, childrenOf, isNode, type Node, parse } from './syntax-tree.ts';

/** The type of props that contain elements and never a bare text: tsc rejects text there, so they are taken as such. */
const ELEMENTS = 'Elements';

/** Without what only says something about types, and without brackets. */
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

/** `LIMITS`, and `LIMITS.photos` where the property is named and not computed. */
const isConstantName = ({ type, value, object, property }: Node): boolean =>
  (type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(value)) ||
  (type === 'MemberExpression' && property.type === 'Identifier' && isConstantName(object));

/** A text that is the same for as long as the page is open. */
function isConstant(node: Node): boolean {
  const { type, expressions } = unwrap(node);
  if (type === 'TemplateLiteral') return expressions.every(isConstant);
  return type === 'StringLiteral' || type === 'NumericLiteral' || isConstantName(unwrap(node));
}

/** What a function returns, its inner functions left out. */
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

/** Whether an expression evidently yields elements or nothing, and no text. */
function givesElements(given: Node, elements: Set<string>): boolean {
  const node = unwrap(given);
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

/** A type, or what it returns where it is the type of a function. */
const resultType = (type: Node | undefined): Node | undefined =>
  type?.type === 'TsFunctionType' ? type.typeAnnotation.typeAnnotation : type;

/** Names that a file declares to contain elements. */
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

/** The children of an element or fragment that a translator can come between React and. */
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

/** What a component returns that may be a text: it is rendered beside the component's siblings. */
function bareResultsOf({ id, identifier, init, ...rest }: Node, elements: Set<string>): Node[] {
  const name = nameOf(identifier ?? id ?? {}) ?? '';
  const component = identifier ? rest : init;
  if (!/^[A-Z]\w*[a-z]/.test(name) || !component || !isFunction(component)) return [];
  return resultsOf(component).filter(result => !givesElements(result, elements));
}

/**
 * Texts in the source of components that a page translator can come between React and. Translators replace text nodes
 * by their own elements; React continues to use the nodes it created: its updates are not visible, and inserting before
 * these nodes or removing them throws. This does not apply where a text is the only child of an element, since React
 * then sets the text of the element. So a text that changes, or before which something is inserted or removed, needs
 * its own element.
 * @returns `line: source` of each
 */
export function bareTextIn(source: string): string[] {
  const tree = allNodes(parse(source, '.tsx'));
  const bytes = Buffer.from(source);
  const elements = elementNames(tree);
  const found = tree.flatMap(node =>
    /^JSX(Element|Fragment)$/.test(node.type)
      ? bareChildrenOf(node, elements)
      : bareResultsOf(node, elements),
  );
  // spans count bytes, from 1
  const sliceBytes = (from: number, to: number) => bytes.subarray(from - 1, to - 1).toString();
  return found.map(({ span: { start, end } }) => {
    const text = sliceBytes(start, end).trim().replace(/\s+/g, ' ');
    return `${sliceBytes(1, start).split('\n').length}: ${text}`;
  });
}
