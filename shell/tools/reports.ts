import { mkdirSync, rmSync } from 'node:fs';
import { repositoryPath } from './paths.ts';
import { readTests } from './proofs.ts';

/** Returns a path relative to the workspace. */
export const reportOf = (kind: string) => `.test/${kind}.json`;

export function clearReports(workspaces: string[], kind: string) {
  for (const workspace of workspaces) {
    rmSync(repositoryPath(workspace, reportOf(kind)), { force: true });
    mkdirSync(repositoryPath(workspace, '.test'), { recursive: true });
  }
}

export interface Totals {
  passed: number;
  failed: number;
}

/** Counts a runner that failed without a failed test as one failure. */
export function countReports(workspaces: string[], kind: string, code: number): Totals {
  const tests = workspaces.flatMap(workspace => readTests(repositoryPath(workspace, reportOf(kind))));
  const count = (status: string) => tests.filter(test => test.status === status).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: code !== 0 && failed === 0 ? 1 : failed };
}
