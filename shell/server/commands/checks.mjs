import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { failuresIn, runEverywhere } from './nx.mjs';
import { inside } from './paths.mjs';
import { countReports, forgetReports, reportOf } from './reports.mjs';
import { roomsWith } from './rooms.mjs';
import { run } from './run.mjs';

/** A check answers `{ passed, failed, output }`. Checks of the whole house count as one test each. */
const asOne = ({ code, output }) => ({ passed: code ? 0 : 1, failed: code ? 1 : 0, output });

const tool = (title, ...command) => ({
  title,
  check: async () => asOne(await run(command[0], command.slice(1), { shell: process.platform === 'win32' })),
});

const everywhere = (title, target, options) => ({
  title,
  check: async () => {
    const { code, output } = await runEverywhere(target, options);
    return asOne({ code, output: failuresIn(output) });
  },
});

/** Makes jest write its totals where they are looked for. */
const jestReport = kind => ['--json', `--outputFile=${reportOf(kind)}`];

/** A check whose totals come from the reports that the rooms' runners write. */
const counted = (title, kind, { prepare = () => ({}), ...options } = {}) => ({
  title,
  check: async () => {
    const rooms = roomsWith(`test:${kind}`);
    forgetReports(rooms, kind);
    if (!rooms.length) return { passed: 0, failed: 0, output: '' };
    const { code, output } = await runEverywhere(`test:${kind}`, {
      environment: await prepare(),
      ...options,
    });
    return { ...countReports(rooms, kind, code), output: failuresIn(output) };
  },
});

const building = {
  title: 'Build',
  check: () =>
    build().then(
      () => asOne({ code: 0 }),
      error => asOne({ code: 1, output: error.message }),
    ),
};

const browser = async () => ({
  CHROMIUM_PATH: (await chromium()) ?? '',
  PLAYWRIGHT_JSON_OUTPUT_FILE: inside('shell', reportOf('e2e')),
});

/** The checks of each command: `npm test`, `npm run test:faults`, `npm run bench`. */
export const CHECKS = {
  all: [
    tool('Lint and boundaries', 'biome', 'check', '.'),
    tool('Package lists', 'sherif'),
    tool('Unused code', 'knip'),
    building,
    everywhere('Types', 'typecheck'),
    counted('Unit tests', 'unit', { forward: jestReport('unit') }),
    counted('Integration tests, real database', 'integration', {
      parallel: 1,
      forward: jestReport('integration'),
    }),
    counted('Browser journeys, real Chromium', 'e2e', { parallel: 1, prepare: browser }),
  ],
  faults: [building, counted('Faults', 'faults', { parallel: 1, prepare: browser, limitMinutes: 60 })],
  bench: [building, everywhere('Benchmarks', 'bench', { parallel: 1, live: true, limitMinutes: 120 })],
};

/** Whether any room takes part in the command. */
export const isReady = command => command === 'all' || roomsWith(SCRIPTS[command]).length > 0;

const SCRIPTS = { faults: 'test:faults', bench: 'bench' };
