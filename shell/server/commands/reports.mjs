import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inside } from './paths.mjs';

/** Where a runner leaves its totals, seen from its room. */
export const reportOf = kind => `.test/${kind}.json`;

/** Removes the reports of earlier runs. */
export function forgetReports(rooms, kind) {
  for (const room of rooms) rmSync(inside(room, reportOf(kind)), { force: true });
}

/** The true totals over the reports of all rooms; a runner that failed without naming a test counts once. */
export function countReports(rooms, kind, code) {
  const counts = rooms.map(room => countReport(inside(room, reportOf(kind))));
  const passed = sum(counts.map(count => count.passed));
  const failed = sum(counts.map(count => count.failed));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0);

/** No report means that the runner crashed. */
function countReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? ofPlaywright(report) : ofJest(report);
}

function ofPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A test file that does not load has no tests to fail, and counts as one failure. */
function ofJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}
