import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { clearReports, countReports, reportOf } from './reports.ts';

let dir = '';
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const times = <T>(count: number, value: T) => Array<T>(count).fill(value);

/** A report of Jest. */
function jest(passed: number, failed = 0, unloaded = 0) {
  const test = { title: 'a test', duration: 1, failureMessages: [] };
  const assertionResults = [
    ...times(passed, { ...test, status: 'passed' }),
    ...times(failed, { ...test, status: 'failed' }),
    ...times(2, { ...test, status: 'pending' }),
  ];
  const broken = { name: '/broken.test.ts', message: 'It does not load.', assertionResults: [] };
  return { testResults: [{ name: '/a.test.ts', message: '', assertionResults }, ...times(unloaded, broken)] };
}

/** A report of Playwright, of one file with a group of tests. */
function playwright(expected: number, unexpected = 0, errors: object[] = [], flaky = 0) {
  const runs = { expected, unexpected, flaky, skipped: 7 };
  const specs = Object.entries(runs).flatMap(([status, count]) =>
    times(count, { file: 'a.spec.ts', title: 'a journey', tests: [{ status, results: [{ duration: 1 }] }] }),
  );
  return { suites: [{ suites: [{ specs }], specs: [] }], errors };
}

/** Workspaces whose runners wrote these reports; one that wrote none is undefined. */
function workspacesWith(reports: (object | undefined)[]) {
  const workspaces = reports.map((_, index) => path.relative(ROOT, path.join(dir, String(index))));
  clearReports(workspaces, 'unit');
  for (const [index, report] of reports.entries())
    if (report) fs.writeFileSync(path.join(dir, String(index), reportOf('unit')), JSON.stringify(report));
  return workspaces;
}

test.each<[string, (object | undefined)[], number, { passed: number; failed: number }]>([
  ['all workspaces together', [jest(3), playwright(2)], 0, { passed: 5, failed: 0 }],
  ['tests that fail', [jest(3, 1), playwright(2, 2)], 1, { passed: 5, failed: 3 }],
  ['files that do not load', [jest(3, 1, 2), playwright(2, 0, [{}])], 1, { passed: 5, failed: 4 }],
  ['a journey that passed at a second try as passed', [playwright(2, 0, [], 1)], 0, { passed: 3, failed: 0 }],
  ['a runner that fails without a failed test once', [jest(3), jest(4)], 1, { passed: 7, failed: 1 }],
  ['a runner that wrote no report as failed', [jest(3), undefined], 0, { passed: 3, failed: 1 }],
  ['a report of another kind as failed', [{ passed: 3 }], 0, { passed: 0, failed: 1 }],
  ['no workspaces', [], 0, { passed: 0, failed: 0 }],
])('the totals count %s', (_, reports, code, totals) => {
  expect(countReports(workspacesWith(reports), 'unit', code)).toEqual(totals);
});

test('reports of earlier runs, and of no other kind, are removed', () => {
  const [workspace = ''] = workspacesWith([jest(3)]);
  fs.writeFileSync(path.join(dir, '0', reportOf('e2e')), JSON.stringify(playwright(2)));
  clearReports([workspace], 'unit');
  expect(countReports([workspace], 'unit', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countReports([workspace], 'e2e', 0)).toEqual({ passed: 2, failed: 0 });
});
