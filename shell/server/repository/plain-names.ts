import { allNodes, isNode, type Node, parse } from './syntax-tree.ts';

const textOf = (node: Node): string[] =>
  isNode(node) && typeof node.value === 'string' && /^(Identifier|PrivateName)$/.test(node.type)
    ? [node.value]
    : [];

/** The property that the names of a pattern are in, by its type. */
const WITHIN: Record<string, string> = {
  ArrayPattern: 'elements',
  ObjectPattern: 'properties',
  KeyValuePatternProperty: 'value',
  AssignmentPatternProperty: 'key',
  AssignmentPattern: 'left',
  RestElement: 'argument',
  TsParameterProperty: 'param',
};

/** The names that a pattern on the left of an assignment or in a list of parameters declares. */
function namesIn(pattern: Node): string[] {
  const property = WITHIN[pattern?.type];
  return property ? [pattern[property]].flat().flatMap(namesIn) : textOf(pattern);
}

/** The types of the nodes that declare names, by the property that these are in. */
const DECLARING = {
  id: ['VariableDeclarator', 'TsInterfaceDeclaration', 'TsTypeAliasDeclaration'],
  identifier: ['FunctionDeclaration', 'FunctionExpression', 'ClassDeclaration', 'ClassExpression'],
  params: ['ArrowFunctionExpression', 'Constructor'],
  pat: ['Parameter'],
  param: ['CatchClause'],
  name: ['TsTypeParameter'],
  key: [
    'ClassMethod',
    'PrivateMethod',
    'ClassProperty',
    'PrivateProperty',
    'MethodProperty',
    'TsPropertySignature',
    'TsMethodSignature',
  ],
};

const namesOf = (node: Node) =>
  Object.entries(DECLARING).flatMap(([property, types]) =>
    types.includes(node.type) ? [node[property]].flat().flatMap(namesIn) : [],
  );

/** The names that a module declares itself: variables, parameters, functions, classes, types, their members. */
export const declaredNames = (source: string, file: string): string[] => [
  ...new Set(allNodes(parse(source, file)).flatMap(namesOf)),
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
