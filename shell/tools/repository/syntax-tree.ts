import { type Module, parseSync } from '@swc/core';

// biome-ignore lint/suspicious/noExplicitAny: the tree is walked by the names of its nodes
export type Node = any;

export const parse = (source: string, file: string): Module =>
  parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true, target: 'esnext' });

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export const childrenOf = (node: Node): Node[] => Object.values(node).filter(isNode);

export const allNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allNodes)];
