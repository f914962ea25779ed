import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inside } from './paths.mjs';

/** The path of a runner's totals, relative to its workspace. */
export const reportOf = kind => `.test/${kind}.json`;

/** Removes the reports of earlier runs. */
export function clearReports(workspaces, kind) {
  for (const workspace of workspaces) rmSync(inside(workspace, reportOf(kind)), { force: true });
}

/** The true totals over the reports of all workspaces; a runner that failed without naming a test counts once. */
export function countReports(workspaces, kind, code) {
  const counts = workspaces.map(workspace => countReport(inside(workspace, reportOf(kind))));
  const passed = sum(counts.map(count => count.passed));
  const failed = sum(counts.map(count => count.failed));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0);

/** No report means that the runner crashed. */
function countReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? countPlaywright(report) : countJest(report);
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A test file that does not load has no tests to fail, and counts as one failure. */
function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}
