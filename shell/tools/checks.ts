import { build } from './build.ts';
import { chromiumPath } from './chromium.ts';
import { checkFaults } from './faults.ts';
import { cachedPart, runMany } from './nx.ts';
import { repositoryPath } from './paths.ts';
import { clearReports, countReports, reportOf, type Totals } from './reports.ts';
import { run } from './run.ts';
import { packageOf, workspacesWith } from './workspaces.ts';

/** A check of the whole repository counts as one test. */
interface Result extends Totals {
  output?: string;
  cached?: string;
}

export interface ProjectCheck {
  title: string;
  /** @param affected packages, or undefined for all */
  check: (affected: string[] | undefined, args: string[]) => Promise<Result>;
}

interface NxOptions extends Omit<NonNullable<Parameters<typeof runMany>[1]>, 'workspaces'> {
  only?: string;
}

const countAsOne = ({ code, output }: { code: number; output?: string }) => ({
  passed: code ? 0 : 1,
  failed: code ? 1 : 0,
  ...(output && { output }),
});

const toolCheck = (title: string, program: string, ...args: string[]): ProjectCheck => ({
  title,
  check: async () => countAsOne(await run(program, args)),
});

/** Always includes the shell, whose tests have all files as inputs. */
const affectedWorkspaces = (script: string, affected?: string[]) =>
  workspacesWith(script).filter(workspace => !affected || affected.includes(packageOf(workspace)));

const workspaceCheck = (title: string, target: string, options?: Omit<NxOptions, 'only'>): ProjectCheck => ({
  title,
  check: async affected => {
    const workspaces = affectedWorkspaces(target, affected);
    if (!workspaces.length) return { passed: 0, failed: 0 };
    const result = await runMany(target, { workspaces, ...options });
    return { ...countAsOne(result), cached: cachedPart(result.output) };
  },
});

const testCheck = (title: string, kind: string, { only, ...options }: NxOptions): ProjectCheck => ({
  title,
  check: async affected => {
    const workspaces = affectedWorkspaces(`test:${kind}`, affected).filter(each => !only || each === only);
    clearReports(workspaces, kind);
    if (!workspaces.length) return { passed: 0, failed: 0 };
    const { code, output } = await runMany(`test:${kind}`, { workspaces, ...options });
    return { ...countReports(workspaces, kind, code), output, cached: cachedPart(output) };
  },
});

const jestCheck = (title: string, kind: string, options: NxOptions = {}) =>
  testCheck(title, kind, { ...options, forward: ['--json', `--outputFile=${reportOf(kind)}`] });

/** Journeys share one site. */
const browserCheck = (title: string, kind: string, options: NxOptions = {}): ProjectCheck => ({
  title,
  check: async (...input) => {
    const environment = {
      CHROMIUM_PATH: (await chromiumPath()) ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: repositoryPath('shell', reportOf(kind)),
    };
    return testCheck(title, kind, { ...oneAtATime, ...options, environment }).check(...input);
  },
});

const buildCheck: ProjectCheck = {
  title: 'Build',
  check: async () => {
    const error: Error | undefined = await build().then(
      () => undefined,
      problem => problem,
    );
    return countAsOne({ code: error ? 1 : 0, ...(error && { output: error.message }) });
  },
};

const oneAtATime = { parallel: 1 };

const dailyChecks = [
  toolCheck('Lint and boundaries', 'biome', 'check', '.'),
  toolCheck('Package lists', 'sherif'),
  toolCheck('Unused code', 'knip'),
  buildCheck,
  jestCheck('Documents, names and texts', 'repository'),
  workspaceCheck('Types', 'typecheck'),
  jestCheck('Unit tests', 'unit'),
  jestCheck('Integration tests, real database', 'integration', oneAtATime),
  browserCheck('Browser journeys, real Chromium', 'e2e'),
];

const operations = [
  jestCheck('Operations of the backend', 'operations', { ...oneAtATime, only: 'backend' }),
  browserCheck('Operations of the site', 'operations', { only: 'shell', limitMinutes: 60 }),
];

/** Checks by command, such as `npm run test:faults`. */
export const CHECKS: Record<string, ProjectCheck[]> = {
  all: dailyChecks,
  affected: [...dailyChecks, ...operations],
  operations: [buildCheck, ...operations],
  journeys: [
    buildCheck,
    browserCheck('Every screen, translated pages and other sizes', 'journeys', { limitMinutes: 60 }),
  ],
  faults: [buildCheck, { title: 'Faults and checks', check: (_, args) => checkFaults(args) }],
  // the seed and the measurements are needed even if it passes
  fuzz: [buildCheck, browserCheck('Fuzz', 'fuzz', { live: true, limitMinutes: 300 })],
  bench: [
    buildCheck,
    workspaceCheck('Benchmarks', 'bench', { ...oneAtATime, live: true, limitMinutes: 120 }),
  ],
};

/** Only benchmarks may be in no workspace. */
export const hasWork = (command: string) => command !== 'bench' || workspacesWith('bench').length > 0;
