import { type Module, parseSync } from '@swc/core';

/** Any node of the syntax tree; its properties depend on its type. */
// biome-ignore lint/suspicious/noExplicitAny: the tree is walked by the names of its nodes
export type Node = any;

/** The syntax tree of a module; a name that ends with x is that of a module with JSX. */
export const parse = (source: string, file: string): Module =>
  parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true, target: 'esnext' });

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export const childrenOf = (node: Node): Node[] => Object.values(node).filter(isNode);

/** A node and all nodes below it, each before its children. */
export const allNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allNodes)];
