/**
 * `npm run test:mutations`: how much of the product's behaviour the tests prove. A fixed seed draws 40 places of the
 * last commit, at most one of a file. Each is changed in a copy; then the type check and those tests of its package that
 * reach the file have three minutes (`MUTATION_SECONDS`) to fail. A failure counts only if the same test passes without
 * the change. `-- --list` shows the changes, `--only 7` tries one, `--from 7` the seventh and all later ones; with
 * `--journeys` browser tests judge what survives. The result is 1 if fewer than 34 of 40 are caught.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inside, ROOT } from '../../server/commands/paths.ts';
import { killTools, run } from '../../server/commands/run.ts';
import { packageOf, workspaces } from '../../server/commands/workspaces.ts';
import { type Change, draw, type Package, packages } from './draw.ts';

const REQUIRED = 34 / 40;
const MINUTES = Number(process.env.MUTATION_SECONDS ?? 180) / 60;

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
    journeys: { type: 'boolean' },
  },
});

const work = fs.mkdtempSync(path.join(tmpdir(), 'home-truths-mutations-'));
const copy = path.join(work, 'copy');
const environment = { TMPDIR: path.join(work, 'tmp') };
process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    killTools();
    process.exit(1);
  });

/** Copies the last commit; its packages are links to the installed ones. */
function copyProduct() {
  // PostgreSQL may run as another user
  fs.chmodSync(work, 0o755);
  fs.mkdirSync(environment.TMPDIR);
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, copy]);
  for (const folder of ['.', ...workspaces()].map(each => path.join(each, 'node_modules'))) {
    if (!fs.existsSync(inside(folder))) continue;
    fs.mkdirSync(path.join(copy, folder));
    for (const name of fs.readdirSync(inside(folder)).filter(each => each !== '.cache')) {
      const [from, to] = [inside(folder, name), path.join(copy, folder, name)];
      if (name === '@home-truths') fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else fs.symlinkSync(from, to);
    }
  }
}

/** Writes a change into the copy. @returns a function that takes it back */
function apply({ file, start, before, after }: Change) {
  const target = path.join(copy, file);
  const text = fs.readFileSync(target, 'latin1');
  fs.writeFileSync(target, text.slice(0, start) + after + text.slice(start + before.length), 'latin1');
  return () => fs.writeFileSync(target, text, 'latin1');
}

/** The first error of the compiler. @throws Error the compiler itself fails */
async function typeErrorIn(name: Package, limitMinutes: number) {
  const folder = workspaces().find(each => packageOf(each) === name) ?? '.';
  const options = { cwd: path.join(copy, folder), environment, limitMinutes };
  const { code, output } = await run('tsc', ['-p', '.', '--noEmit'], options);
  const error = output.split('\n').find(line => /error TS\d+/.test(line));
  if (code > 0 && !error) throw new Error(output);
  return error;
}

interface TestResult {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

/** Runs tests until a file fails. A run that does not end in time has no failure. */
async function failureIn(script: string, name: Package, args: string[], limitMinutes: number) {
  const report = path.join(work, 'report.json');
  fs.rmSync(report, { force: true });
  const jest = ['--bail', '--silent', '--passWithNoTests', '--json', `--outputFile=${report}`];
  const command = ['run', '--silent', script, '-w', name, '--', ...jest, ...args];
  const { code, output } = await run('npm', command, { cwd: copy, environment, limitMinutes });
  if (code <= 0) return undefined;
  // the tests do not even start
  if (!fs.existsSync(report)) return { repeat: args, title: output.slice(-300) };
  const { testResults }: { testResults: TestResult[] } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) throw new Error(output);
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  const title = `${path.relative(copy, file.name)}: ${test?.fullName ?? 'does not run'}`;
  return { repeat: ['--runTestsByPath', file.name], title };
}

/** The runs of tests for a file, the nearest tests first. */
function testsOf({ package: name, file }: Change): [script: string, args: string[]][] {
  const related = ['--findRelatedTests', path.join(copy, file)];
  const unit: [string, string[]] = ['test:unit', related];
  if (name !== '@home-truths/backend') return [unit];
  const sameFolder = ['--testPathPatterns', `${path.dirname(file)}/[^/]+$`];
  return [unit, ['test:integration', sameFolder], ['test:integration', related]];
}

/** Whether a change is caught, and by what. */
async function judge(change: Change) {
  const { package: name } = change;
  const end = Date.now() + MINUTES * 60_000;
  const left = () => Math.max((end - Date.now()) / 60_000, 0.01);
  const restore = apply(change);
  try {
    const typeError = await typeErrorIn(name, left());
    if (typeError) return { isCaught: true, by: typeError };
    for (const [script, args] of testsOf(change)) {
      const failure = await failureIn(script, name, args, left());
      if (!failure) continue;
      restore();
      const isCaught = !(await failureIn(script, name, failure.repeat, MINUTES));
      return { isCaught, by: isCaught ? failure.title : `fails without it, too: ${failure.title}` };
    }
    return { isCaught: false, by: Date.now() < end ? 'all its tests pass' : 'no test fails in this time' };
  } finally {
    restore();
  }
}

/** The parts of a file's name, alike in singular and plural. */
const partsOf = (name: string) => name.split(/[/.-]/).map(part => part.replace(/(y|ies|s)$/, ''));

/** The browser tests whose names share most parts with those of a file and its folder. */
function journeysOf(file: string) {
  const own = partsOf(file.split('/').slice(-2).join('/'));
  const common = (spec: string) =>
    partsOf(path.basename(spec, '.spec.ts')).filter(part => own.includes(part)).length;
  const specs = fs.globSync('{journeys,screens,operations}/*.spec.ts', { cwd: inside('shell/e2e') }).sort();
  const most = Math.max(1, ...specs.map(common));
  return specs.filter(spec => common(spec) === most);
}

/** Whether journeys fail with a change and pass without it. */
async function isCaughtByJourneys(change: Change, specs: string[]) {
  const pass = async () => {
    const built = await run('npm', ['run', 'build'], { cwd: copy, environment });
    if (built.code !== 0) throw new Error(built.output);
    const projects = ['desktop', 'screens*', 'operations'].map(each => `--project=${each}`);
    const args = ['test', '--config=e2e/playwright.config.ts', '--max-failures=1', ...projects, ...specs];
    return (await run('playwright', args, { cwd: path.join(copy, 'shell'), environment })).code === 0;
  };
  const restore = apply(change);
  const passes = await pass().finally(restore);
  return !passes && (await pass());
}

const shown = (text: string) => Buffer.from(text, 'latin1').toString().replace(/\s+/g, ' ').slice(0, 120);

function titleOf({ file, kind, start, before, after }: Change) {
  const above = fs.readFileSync(path.join(copy, file), 'latin1').slice(0, start);
  return `${file}:${above.split('\n').length} ${kind}: ${shown(before)} → ${shown(after)}`;
}

copyProduct();
const drawn = draw(copy).map((change, index) => ({ change, title: `${index + 1} ${titleOf(change)}` }));
const first = Number(options.only ?? options.from) - 1;
const chosen = drawn.slice(first, options.only ? first + 1 : undefined);
if (options.list) {
  for (const { title } of chosen) console.log(title);
  process.exit();
}
for (const name of packages) {
  const typeError = await typeErrorIn(name, 20);
  if (typeError) throw new Error(`The type check fails before anything is changed: ${typeError}`);
}
const survivors: string[] = [];
for (const { change, title } of chosen) {
  const begin = performance.now();
  let { isCaught, by } = await judge(change);
  const specs = journeysOf(change.file);
  if (!isCaught && options.journeys && specs.length > 0) {
    isCaught = await isCaughtByJourneys(change, specs);
    by = `${isCaught ? 'a journey' : 'no journey'} of ${specs.join(', ')} fails`;
  }
  const seconds = Math.round((performance.now() - begin) / 1_000);
  console.log(`${title}\n   ${isCaught ? 'caught' : 'SURVIVES'}, ${seconds} s: ${by}`);
  if (!isCaught) survivors.push(`${title}\n   journeys: ${specs.join(', ') || 'none has its name'}`);
}
for (const survivor of survivors) console.log(survivor);
const caught = chosen.length - survivors.length;
console.log(`${caught} of ${chosen.length} caught`);
process.exitCode = caught / chosen.length < REQUIRED ? 1 : 0;
