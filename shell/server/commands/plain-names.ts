import { allNodes, isNode, type Node, parse } from './syntax-tree.ts';

const textOf = (node: Node): string[] =>
  isNode(node) && typeof node.value === 'string' && /^(Identifier|PrivateName)$/.test(node.type)
    ? [node.value]
    : [];

/** The names that a pattern on the left of an assignment or in a list of parameters declares. */
function namesIn(pattern: Node): string[] {
  switch (pattern?.type) {
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesIn);
    case 'KeyValuePatternProperty':
      return namesIn(pattern.value);
    case 'AssignmentPatternProperty':
      return textOf(pattern.key);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TsParameterProperty':
      return namesIn(pattern.param);
    default:
      return textOf(pattern);
  }
}

/** Which names a node declares itself, by its type. */
const DECLARES: Record<string, (node: Node) => string[]> = {
  VariableDeclarator: ({ id }) => namesIn(id),
  FunctionDeclaration: ({ identifier }) => textOf(identifier),
  FunctionExpression: ({ identifier }) => textOf(identifier),
  ArrowFunctionExpression: ({ params }) => params.flatMap(namesIn),
  Parameter: ({ pat }) => namesIn(pat),
  Constructor: ({ params }) => params.flatMap(namesIn),
  ClassDeclaration: ({ identifier }) => textOf(identifier),
  ClassExpression: ({ identifier }) => textOf(identifier),
  ClassMethod: ({ key }) => textOf(key),
  PrivateMethod: ({ key }) => textOf(key),
  ClassProperty: ({ key }) => textOf(key),
  PrivateProperty: ({ key }) => textOf(key),
  TsInterfaceDeclaration: ({ id }) => textOf(id),
  TsTypeAliasDeclaration: ({ id }) => textOf(id),
  TsPropertySignature: ({ key }) => textOf(key),
  TsMethodSignature: ({ key }) => textOf(key),
  TsTypeParameter: ({ name }) => textOf(name),
  MethodProperty: ({ key }) => textOf(key),
  CatchClause: ({ param }) => namesIn(param),
};

/** The names that a module declares itself: variables, parameters, functions, classes, types, their members. */
export const declaredNames = (source: string, file: string): string[] => [
  ...new Set(allNodes(parse(source, file)).flatMap(node => DECLARES[node.type]?.(node) ?? [])),
];

/** The words of a name, in lower case: `useListAddress` and `LIST_ADDRESS` are `use list address`. */
export const nameParts = (name: string): string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(part => part.toLowerCase());

/** The names that a module declares and exports, without those it re-exports. */
export function ownExports(source: string, file: string): string[] {
  const declared = (node: Node): string[] =>
    node.type === 'VariableDeclaration'
      ? node.declarations.flatMap(({ id }: Node) => namesIn(id))
      : textOf(node.identifier ?? node.id);
  return parse(source, file).body.flatMap((node: Node) =>
    node.type === 'ExportDeclaration' ? declared(node.declaration) : [],
  );
}
