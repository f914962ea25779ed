import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { inside, projectNode } from './paths.mjs';
import { run } from './run.mjs';

const JEST = inside('node_modules/jest/bin/jest.js');
const E2E = 'shell/e2e/playwright.config.ts';
const LIMIT_MINUTES = 90;

const escaped = text => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A title from a test file, as a pattern: placeholders of a table of cases or a template match anything. */
export const patternOf = title =>
  title
    .split(/%[sdijfop#]|\$\{[^}]*\}|\$[\w.]+/)
    .map(escaped)
    .join('.*');

/** The configuration that runs a file: Playwright's for journeys, else the nearest one of jest. */
function configOf(file) {
  if (file.endsWith('.spec.ts')) return E2E;
  let dir = path.dirname(file);
  while (!existsSync(inside(dir, 'jest.config.mjs'))) dir = path.dirname(dir);
  return `${dir}/jest.config.mjs`;
}

async function jest(config, files, pattern, report) {
  const flags = ['--experimental-vm-modules', JEST, '--config', inside(config), '--runTestsByPath'];
  const all = [...flags, ...files.map(file => inside(file)), '-t', `^(.* )?(${pattern})$`];
  const options = { limitMinutes: LIMIT_MINUTES };
  const { output } = await run(projectNode(), [...all, '--json', '--outputFile', report], options);
  return { output, tests: testsOfJest };
}

const testsOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length
      ? assertionResults.map(({ title, status, duration, failureMessages: [reason] }) => ({
          ...{ file: name, title, ms: duration ?? 0, reason },
          status: status === 'pending' ? 'skipped' : status,
        }))
      : [{ file: name, title: '', status: 'failed', ms: 0, reason: message }],
  );

async function playwright(pattern, report) {
  const environment = { CHROMIUM_PATH: (await chromiumPath()) ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--config', E2E, '--grep', pattern];
  const { output } = await run('playwright', args, { environment, limitMinutes: LIMIT_MINUTES });
  return { output, tests: ({ suites }) => suites.flatMap(testsOfSuite) };
}

const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

const testsOfSuite = ({ suites = [], specs }) => [
  ...suites.flatMap(testsOfSuite),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      ...{ file: inside('shell/e2e', file), title, status: STATUS[status] },
      ms: results.reduce((total, { duration }) => total + duration, 0),
      reason: results.find(({ error }) => error)?.error.message,
    })),
  ),
];

/** Runs the tests of one configuration; a runner that writes no report counts as one failed test. */
async function runGroup(config, proofs, more) {
  const files = [...new Set(proofs.map(({ file }) => file))];
  const patterns = [...new Set(proofs.map(({ test }) => patternOf(test)))];
  const dir = mkdtempSync(path.join(os.tmpdir(), 'proofs-'));
  const report = path.join(dir, 'report.json');
  try {
    const { output, tests } =
      config === E2E
        ? await playwright([...patterns, ...more].join('|'), report)
        : await jest(config, files, patterns.join('|'), report);
    const crash = { file: '', title: '', status: 'failed', ms: 0, reason: output.slice(-3000) };
    return existsSync(report) ? tests(JSON.parse(readFileSync(report, 'utf8'))) : [crash];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * Runs tests in place, named by file and title, all of one configuration together.
 * @param more patterns of further journeys
 * @param onStart receives each configuration
 * @returns `[{ file, title, status, ms, reason }]`, the file as a whole path
 */
export async function runProofs(proofs, more, onStart) {
  const configs = [...new Set([...proofs.map(({ file }) => configOf(file)), ...(more.length ? [E2E] : [])])];
  const tests = [];
  for (const config of configs) {
    onStart(config);
    const group = proofs.filter(({ file }) => configOf(file) === config);
    tests.push(...(await runGroup(config, group, more)));
  }
  return tests;
}
