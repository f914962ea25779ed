import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { checkFaults } from './faults.mjs';
import { failuresIn, runEverywhere } from './nx.mjs';
import { inside } from './paths.mjs';
import { clearReports, countReports, reportOf } from './reports.mjs';
import { run } from './run.mjs';
import { packageOf, workspacesWith } from './workspaces.mjs';

const REPORTERS = ['--reporters=default', `--reporters=${inside('shell/server/commands/jest-totals.mjs')}`];

/**
 * A check returns `{ passed, failed, output }`; it receives the packages that changes affect, where not all are meant,
 * and the remaining arguments of the command. Checks of the whole repository count as one test each.
 */
const asOne = ({ code, output }) => ({ passed: code ? 0 : 1, failed: code ? 1 : 0, output });

const tool = (title, program, ...args) => ({
  title,
  check: async () => asOne(await run(program, args, { shell: process.platform === 'win32' })),
});

/** The workspaces with a script, of those that are affected: the shell always is, as its journeys use all of them. */
const touchedWorkspaces = (script, touched) =>
  workspacesWith(script).filter(workspace => !touched || touched.includes(packageOf(workspace)));

const everywhere = (title, target, options) => ({
  title,
  check: async touched => {
    const workspaces = touchedWorkspaces(target, touched);
    if (!workspaces.length) return { passed: 0, failed: 0, output: '' };
    const { code, output } = await runEverywhere(target, { workspaces, ...options });
    return asOne({ code, output: failuresIn(output) });
  },
});

/** A check whose totals come from the reports that the runners of the workspaces write. */
const counted = (title, kind, { prepare = async () => ({}), ...options } = {}) => ({
  title,
  check: async touched => {
    const workspaces = touchedWorkspaces(`test:${kind}`, touched);
    clearReports(workspaces, kind);
    if (!workspaces.length) return { passed: 0, failed: 0, output: '' };
    const environment = { TEST_REPORT: reportOf(kind), ...(await prepare()) };
    const { code, output } = await runEverywhere(`test:${kind}`, { workspaces, environment, ...options });
    return { ...countReports(workspaces, kind, code), output: failuresIn(output) };
  },
});

const building = {
  title: 'Build',
  check: async () => {
    const error = await build().catch(problem => problem);
    return asOne({ code: error ? 1 : 0, output: error?.message });
  },
};

const browser = kind => async () => ({
  CHROMIUM_PATH: (await chromium()) ?? '',
  PLAYWRIGHT_JSON_OUTPUT_FILE: inside('shell', reportOf(kind)),
});

const jest = { forward: REPORTERS };
const alone = { parallel: 1 };

/** The checks of each command: `npm test`, `npm run test:journeys`, `npm run test:faults`, `npm run test:fuzz`, `npm run bench`. */
export const CHECKS = {
  all: [
    tool('Lint and boundaries', 'biome', 'check', '.'),
    tool('Package lists', 'sherif'),
    tool('Unused code', 'knip'),
    building,
    everywhere('Types', 'typecheck'),
    counted('Unit tests', 'unit', jest),
    counted('Integration tests, real database', 'integration', { ...jest, ...alone }),
    counted('Browser journeys, real Chromium', 'e2e', { ...alone, prepare: browser('e2e') }),
  ],
  journeys: [
    building,
    counted('Journeys on translated pages and at other sizes', 'journeys', {
      ...alone,
      prepare: browser('journeys'),
      limitMinutes: 60,
    }),
  ],
  faults: [building, { title: 'Faults and checks', check: (_, args) => checkFaults(args) }],
  // its output is needed even where it passes: the seed and the measurements
  fuzz: [
    building,
    counted('Fuzz', 'fuzz', { ...alone, prepare: browser('fuzz'), live: true, limitMinutes: 300 }),
  ],
  bench: [building, everywhere('Benchmarks', 'bench', { ...alone, live: true, limitMinutes: 120 })],
};

/** Whether any workspace takes part in the command. */
export const hasWork = command => command !== 'bench' || workspacesWith('bench').length > 0;
