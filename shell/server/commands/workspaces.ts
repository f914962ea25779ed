import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inside, ROOT } from './paths.ts';

interface Manifest {
  name: string;
  workspaces: string[];
  scripts?: Record<string, string>;
}

const read = (workspace: string): Manifest =>
  JSON.parse(readFileSync(inside(workspace, 'package.json'), 'utf8'));

const isWorkspace = (folder: string) => existsSync(inside(folder, 'package.json'));

/** The folders of the remotes. */
export const remoteWorkspaces = (): string[] =>
  readdirSync(ROOT).filter(name => name.startsWith('mf-') && isWorkspace(name));

/** The folders of all workspaces (npm workspaces). */
export function workspaces(): string[] {
  const named = read('.').workspaces.filter(pattern => !pattern.includes('*'));
  return [...named.filter(isWorkspace), ...remoteWorkspaces()];
}

/** The name of the package in a workspace, for example `@home-truths/platform` in `shell/platform`. */
export const packageOf = (workspace: string): string => read(workspace).name;

/** The workspaces that have an npm script of this name. */
export const workspacesWith = (script: string): string[] =>
  workspaces().filter(workspace => read(workspace).scripts?.[script]);
