import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { inside } from './paths.ts';

/** The path of a runner's totals, relative to its workspace. */
export const reportOf = (kind: string) => `.test/${kind}.json`;

/** Removes the reports of earlier runs. */
export function clearReports(workspaces: string[], kind: string) {
  for (const workspace of workspaces) {
    rmSync(inside(workspace, reportOf(kind)), { force: true });
    mkdirSync(inside(workspace, '.test'), { recursive: true });
  }
}

export interface Totals {
  passed: number;
  failed: number;
}

/** The true totals over the reports of all workspaces; a runner that failed without naming a test counts once. */
export function countReports(workspaces: string[], kind: string, code: number): Totals {
  const counts = workspaces.map(workspace => countReport(inside(workspace, reportOf(kind))));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const failed = sum(counts.map(count => count.failed));
  return { passed: sum(counts.map(count => count.passed)), failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** What Jest and Playwright write; a test file that does not load has no tests to fail, and counts as one failure. */
const Report = z.union([
  z.pipe(
    z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numRuntimeErrorTestSuites: z.int() }),
    z.transform(report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    })),
  ),
  z.pipe(
    z.object({
      stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
      errors: z.array(z.unknown()),
    }),
    z.transform(({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    })),
  ),
]);

/** No report, or one that is neither, means that the runner crashed. */
function countReport(file: string): Totals {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return Report.safeParse(JSON.parse(report)).data ?? { passed: 0, failed: 1 };
}
