import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT, repositoryPath } from './paths.ts';

interface Manifest {
  name: string;
  workspaces: string[];
  scripts?: Record<string, string>;
}

const read = (workspace: string): Manifest =>
  JSON.parse(readFileSync(repositoryPath(workspace, 'package.json'), 'utf8'));

const isWorkspace = (folder: string) => existsSync(repositoryPath(folder, 'package.json'));

export const remoteWorkspaces = (): string[] =>
  readdirSync(ROOT).filter(name => name.startsWith('mf-') && isWorkspace(name));

export function workspaces(): string[] {
  const named = read('.').workspaces.filter(pattern => !pattern.includes('*'));
  return [...named.filter(isWorkspace), ...remoteWorkspaces()];
}

/** Returns for example `@home-truths/platform` for `shell/platform`. */
export const packageOf = (workspace: string): string => read(workspace).name;

export const workspacesWith = (script: string): string[] =>
  workspaces().filter(workspace => read(workspace).scripts?.[script]);
