import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import * as z from 'zod/mini';
import { chromiumPath } from './chromium.ts';
import { repositoryPath } from './paths.ts';
import { run } from './run.ts';

const JEST = repositoryPath('node_modules/jest/bin/jest.js');
const E2E = 'shell/e2e/playwright.config.ts';
/** Projects that run each spec at its usual sizes. */
const PROJECTS = ['desktop', 'phone', 'operations', 'screens', 'screens phone'];
const LIMIT_MINUTES = 90;
/** Races of each pair of requests; `npm test` runs three. */
const RACE_ROUNDS = '20';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A test; its file is relative to the top folder. */
export interface Proof {
  file: string;
  test: string;
}

/** A result; its file is absolute, or empty if there is no report. */
export interface TestRun {
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  ms: number;
  reason?: string | undefined;
}

/** Lets placeholders of templates and tables of cases match anything. */
export const patternOf = (title: string) =>
  title
    .split(/%[sdijfop#]|\$\{[^}]*\}|\$[\w.]+/)
    .map(escapeRegExp)
    .join('.*');

/** Returns a file's configuration: Playwright's for journeys, otherwise Jest's nearest. */
function configOf(file: string) {
  if (file.endsWith('.spec.ts')) return E2E;
  let dir = path.dirname(file);
  while (!existsSync(repositoryPath(dir, 'jest.config.mjs'))) dir = path.dirname(dir);
  return `${dir}/jest.config.mjs`;
}

async function runJest(config: string, files: string[], pattern: string, report: string) {
  const flags = ['--experimental-vm-modules', JEST, '--config', repositoryPath(config), '--runTestsByPath'];
  const all = [...flags, ...files.map(file => repositoryPath(file)), '-t', `^(.* )?(${pattern})$`];
  const options = { limitMinutes: LIMIT_MINUTES, environment: { RACE_ROUNDS } };
  return run(process.execPath, [...all, '--json', '--outputFile', report], options);
}

const JestTest = z.object({
  title: z.string(),
  status: z.string(),
  duration: z.nullish(z.number()),
  failureMessages: z.array(z.string()),
});
const JestFile = z.object({ name: z.string(), message: z.string(), assertionResults: z.array(JestTest) });
const JestReport = z.object({ testResults: z.array(JestFile) });

/** Counts other results, such as Jest's `todo`, as skipped. */
const statusOf = (status: string): TestRun['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

const testsOfJest = (report: unknown) =>
  JestReport.parse(report).testResults.flatMap(({ name: file, message, assertionResults }): TestRun[] =>
    assertionResults.length
      ? assertionResults.map(({ title, status, duration, failureMessages: [reason] }) => ({
          file,
          title,
          ms: duration ?? 0,
          reason,
          status: statusOf(status),
        }))
      : [{ file, title: '', status: 'failed', ms: 0, reason: message }],
  );

async function runPlaywright(pattern: string, report: string) {
  const environment = { CHROMIUM_PATH: (await chromiumPath()) ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const projects = PROJECTS.map(project => `--project=${project}`);
  const args = ['test', '--config', E2E, ...projects, '--grep', pattern];
  return run('playwright', args, { environment, limitMinutes: LIMIT_MINUTES });
}

const PLAYWRIGHT_STATUSES = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

const testsOfSuite = ({ suites = [], specs }: JSONReportSuite): TestRun[] => [
  ...suites.flatMap(testsOfSuite),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: repositoryPath('shell/e2e', file),
      title,
      status: PLAYWRIGHT_STATUSES[status],
      ms: results.reduce((total, { duration }) => total + duration, 0),
      reason: results.find(({ error }) => error)?.error?.message,
    })),
  ),
];

const failure = (reason: string): TestRun => ({ file: '', title: '', status: 'failed', ms: 0, reason });

const testsOfPlaywright = ({ suites, errors }: JSONReport) => [
  ...suites.flatMap(testsOfSuite),
  ...errors.map(({ message = '' }) => failure(message)),
];

/** Counts a file that did not load, or a missing or unreadable report, as a failed test. */
export function readTests(file: string): TestRun[] {
  if (!existsSync(file)) return [failure('The runner wrote no report.')];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return 'suites' in report ? testsOfPlaywright(report) : testsOfJest(report);
  } catch (error) {
    return [failure(`The runner’s report cannot be read: ${(error as Error).message}`)];
  }
}

async function runGroup(config: string, proofs: Proof[], journeyPatterns: string[]): Promise<TestRun[]> {
  const files = [...new Set(proofs.map(({ file }) => file))];
  const patterns = [...new Set(proofs.map(({ test }) => patternOf(test)))];
  const dir = mkdtempSync(path.join(os.tmpdir(), 'proofs-'));
  const report = path.join(dir, 'report.json');
  try {
    const { output } =
      config === E2E
        ? await runPlaywright([...patterns, ...journeyPatterns].join('|'), report)
        : await runJest(config, files, patterns.join('|'), report);
    return existsSync(report) ? readTests(report) : [failure(output.slice(-3000))];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

export async function runProofs(
  proofs: Proof[],
  journeyPatterns: string[],
  onStart: (config: string) => void,
) {
  const configs = [
    ...new Set([...proofs.map(({ file }) => configOf(file)), ...(journeyPatterns.length ? [E2E] : [])]),
  ];
  const tests: TestRun[] = [];
  for (const config of configs) {
    onStart(config);
    const group = proofs.filter(({ file }) => configOf(file) === config);
    tests.push(...(await runGroup(config, group, journeyPatterns)));
  }
  return tests;
}
