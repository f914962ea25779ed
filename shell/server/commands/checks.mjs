import { build } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { checkFaults } from './faults.mjs';
import { runMany } from './nx.mjs';
import { inside } from './paths.mjs';
import { clearReports, countReports, reportOf } from './reports.mjs';
import { run } from './run.mjs';
import { packageOf, workspacesWith } from './workspaces.mjs';

const REPORTERS = ['--reporters=default', `--reporters=${inside('shell/server/commands/jest-totals.mjs')}`];

/**
 * A check returns `{ passed, failed, output }`; it receives the packages that changes affect, where not all are meant,
 * and the remaining arguments of the command. Checks of the whole repository count as one test each.
 */
const countAsOne = ({ code, output }) => ({ passed: code ? 0 : 1, failed: code ? 1 : 0, output });

const toolCheck = (title, program, ...args) => ({
  title,
  check: async () => countAsOne(await run(program, args, { shell: process.platform === 'win32' })),
});

/** The workspaces with a script, of those that are affected: the shell always is, as its journeys use all of them. */
const affectedWorkspaces = (script, affected) =>
  workspacesWith(script).filter(workspace => !affected || affected.includes(packageOf(workspace)));

const workspaceCheck = (title, target, options) => ({
  title,
  check: async affected => {
    const workspaces = affectedWorkspaces(target, affected);
    if (!workspaces.length) return { passed: 0, failed: 0, output: '' };
    return countAsOne(await runMany(target, { workspaces, ...options }));
  },
});

/** A check whose totals come from the reports that the runners of the workspaces write. */
const testCheck = (title, kind, { prepare = async () => ({}), ...options } = {}) => ({
  title,
  check: async affected => {
    const workspaces = affectedWorkspaces(`test:${kind}`, affected);
    clearReports(workspaces, kind);
    if (!workspaces.length) return { passed: 0, failed: 0, output: '' };
    const environment = { TEST_REPORT: reportOf(kind), ...(await prepare()) };
    const { code, output } = await runMany(`test:${kind}`, { workspaces, environment, ...options });
    return { ...countReports(workspaces, kind, code), output };
  },
});

const buildCheck = {
  title: 'Build',
  check: async () => {
    const error = await build().catch(problem => problem);
    return countAsOne({ code: error ? 1 : 0, output: error?.message });
  },
};

const browserEnvironment = kind => async () => ({
  CHROMIUM_PATH: (await chromiumPath()) ?? '',
  PLAYWRIGHT_JSON_OUTPUT_FILE: inside('shell', reportOf(kind)),
});

const jest = { forward: REPORTERS };
const oneAtATime = { parallel: 1 };

/** The checks of each command: `npm test`, `npm run test:journeys`, `npm run test:faults`, `npm run test:fuzz`, `npm run bench`. */
export const CHECKS = {
  all: [
    toolCheck('Lint and boundaries', 'biome', 'check', '.'),
    toolCheck('Package lists', 'sherif'),
    toolCheck('Unused code', 'knip'),
    buildCheck,
    workspaceCheck('Types', 'typecheck'),
    testCheck('Unit tests', 'unit', jest),
    testCheck('Integration tests, real database', 'integration', { ...jest, ...oneAtATime }),
    testCheck('Browser journeys, real Chromium', 'e2e', {
      ...oneAtATime,
      prepare: browserEnvironment('e2e'),
    }),
  ],
  journeys: [
    buildCheck,
    testCheck('Journeys on translated pages and at other sizes', 'journeys', {
      ...oneAtATime,
      prepare: browserEnvironment('journeys'),
      limitMinutes: 60,
    }),
  ],
  faults: [buildCheck, { title: 'Faults and checks', check: (_, args) => checkFaults(args) }],
  // its output is needed even where it passes: the seed and the measurements
  fuzz: [
    buildCheck,
    testCheck('Fuzz', 'fuzz', {
      ...oneAtATime,
      prepare: browserEnvironment('fuzz'),
      live: true,
      limitMinutes: 300,
    }),
  ],
  bench: [
    buildCheck,
    workspaceCheck('Benchmarks', 'bench', { ...oneAtATime, live: true, limitMinutes: 120 }),
  ],
};

/** Whether any workspace takes part in the command. */
export const hasWork = command => command !== 'bench' || workspacesWith('bench').length > 0;
