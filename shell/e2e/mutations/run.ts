/**
 * `npm run test:mutations`: how much of the product's behaviour the tests prove. A fixed seed draws 40 places of the
 * last commit, at most one of a file. Each is changed in a copy; then those tests of its package that reach the file and
 * the type check have three minutes (`MUTATION_SECONDS`) to fail. A failed test counts only if it fails again, and if it
 * passes at the end, without any change. `-- --list` shows the changes, `--only 7` tries one, `--from 7` the seventh and
 * all later ones; with `--journeys` browser tests and operations judge what survives. The result is 1 if fewer than 34 of
 * 40 are caught.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, repositoryPath } from '../../tools/paths.ts';
import { killTools, run } from '../../tools/run.ts';
import { packageOf, workspaces } from '../../tools/workspaces.ts';
import { type Change, draw, type Package, packages } from './draw.ts';

const REQUIRED = 34 / 40;
const BACKEND = '@home-truths/backend';
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

/** Copies the last commit; its packages are links to the installed ones. */
function copyProduct() {
  // PostgreSQL may run as another user
  fs.chmodSync(work, 0o755);
  fs.mkdirSync(environment.TMPDIR);
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, copy]);
  for (const folder of ['.', ...workspaces()].map(each => path.join(each, 'node_modules'))) {
    if (!fs.existsSync(repositoryPath(folder))) continue;
    fs.mkdirSync(path.join(copy, folder));
    for (const name of fs.readdirSync(repositoryPath(folder)).filter(each => each !== '.cache')) {
      const [from, to] = [repositoryPath(folder, name), path.join(copy, folder, name)];
      if (name === '@home-truths') fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else fs.symlinkSync(from, to);
    }
  }
}

const shown = (text: string, length = 120) => text.replace(/\s+/g, ' ').slice(0, length);

/** Writes a change into the copy. @returns a function that takes it back */
function apply({ file, start, before, after }: Change) {
  const target = path.join(copy, file);
  const text = fs.readFileSync(target, 'latin1');
  fs.writeFileSync(target, text.slice(0, start) + after + text.slice(start + before.length), 'latin1');
  return () => fs.writeFileSync(target, text, 'latin1');
}

/** A failure that notices a change. */
interface Catch {
  by: string;
  /** The test file, if one could start. */
  test?: { name: Package; script: string; file: string };
}

/** The first error of the compiler. @throws Error the compiler itself fails */
async function checkTypes(name: Package, limitMinutes = 20): Promise<Catch[]> {
  const folder = workspaces().find(each => packageOf(each) === name) ?? '.';
  const options = { cwd: path.join(copy, folder), environment, limitMinutes };
  const { code, output } = await run('tsc', ['-p', '.', '--noEmit'], options);
  const errors = output.split('\n').filter(line => /error TS\d+/.test(line));
  if (code > 0 && errors.length === 0) throw new Error(output);
  return errors.map(by => ({ by }));
}

/** The test files that fail. A run that does not end in time has none. */
async function runTests(name: Package, script: string, args: string[], limitMinutes = 20): Promise<Catch[]> {
  const command = ['run', '--silent', script, '-w', name, '--', '--silent', '--passWithNoTests', ...args];
  const { code, output } = await run('npm', command, { cwd: copy, environment, limitMinutes });
  if (code <= 0) return [];
  const [, ...failed] = output.split(/^FAIL /m);
  if (failed.length === 0)
    return [{ by: `tests that do not start: ${/.*Error.*/.exec(output)?.[0] ?? output.slice(-120)}` }];
  return failed.map(text => {
    const [file = ''] = /\S+\.test\.tsx?/.exec(text) ?? [];
    return { by: shown(text, 300), test: { name, script, file } };
  });
}

/** Whether a test fails a second time: one that was only slow does not. */
const isRepeated = async ({ test }: Catch) =>
  !test || (await runTests(test.name, test.script, ['--runTestsByPath', test.file])).length > 0;

/** Returns the first failure that notices a change; nothing if the change survives. */
async function judge(change: Change): Promise<Catch | undefined> {
  const { package: name, file } = change;
  const end = Date.now() + MINUTES * 60_000;
  const related = ['--bail', '--findRelatedTests', path.join(copy, file)];
  const sameFolder = ['--bail', '--testPathPatterns', `${path.dirname(file)}/[^/]+$`];
  const isBackend = name === BACKEND;
  const steps = [
    (left: number) => runTests(name, 'test:unit', related, left),
    ...(isBackend ? [(left: number) => runTests(name, 'test:integration', sameFolder, left)] : []),
    (left: number) => checkTypes(name, left),
    ...(isBackend ? [(left: number) => runTests(name, 'test:integration', related, left)] : []),
  ];
  const restore = apply(change);
  try {
    for (const step of steps) {
      const left = (end - Date.now()) / 60_000;
      const [first] = left > 0 ? await step(left) : [];
      if (first && (await isRepeated(first))) return first;
    }
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
  const specs = fs
    .globSync('{journeys,screens,operations}/*.spec.ts', { cwd: repositoryPath('shell/e2e') })
    .sort();
  const most = Math.max(1, ...specs.map(common));
  return specs.filter(spec => common(spec) === most);
}

/** Whether journeys, or operations of the backend, fail with a change and pass without it. */
async function isCaughtByJourneys(change: Change, specs: string[]) {
  const pass = async () => {
    const built = await run('npm', ['run', 'build'], { cwd: copy, environment });
    if (built.code !== 0) throw new Error(built.output);
    if (change.package === BACKEND && (await runTests(BACKEND, 'test:operations', ['--bail'])).length > 0)
      return false;
    if (specs.length === 0) return true;
    const projects = ['desktop', 'screens*', 'operations'].map(each => `--project=${each}`);
    const args = ['test', '--config=e2e/playwright.config.ts', '--max-failures=1', ...projects, ...specs];
    return (await run('playwright', args, { cwd: path.join(copy, 'shell'), environment })).code === 0;
  };
  const restore = apply(change);
  const passes = await pass().finally(restore);
  return !passes && (await pass());
}

function titleOf({ file, kind, start, before, after }: Change) {
  const above = fs.readFileSync(path.join(copy, file), 'latin1').slice(0, start);
  const [from, to] = [before, after].map(text => shown(Buffer.from(text, 'latin1').toString()));
  return `${file}:${above.split('\n').length} ${kind}: ${from} → ${to}`;
}

/** The test files that notice changes and fail without any change, too. */
async function unreliable(catches: Catch[]) {
  const tests = catches.flatMap(each => each.test ?? []);
  const failures: Catch[] = [];
  for (const name of packages)
    for (const script of ['test:unit', 'test:integration']) {
      const files = tests.filter(each => each.name === name && each.script === script).map(each => each.file);
      if (files.length > 0)
        failures.push(...(await runTests(name, script, ['--runTestsByPath', ...new Set(files)])));
    }
  for (const { by } of failures) console.log(`Without any change this fails, too: ${by}`);
  return new Set(failures.map(each => each.test?.file));
}

async function judgeAll(all: { change: Change; title: string }[]) {
  for (const name of packages) {
    const [error] = await checkTypes(name);
    if (error) throw new Error(`The type check fails before anything is changed: ${error.by}`);
  }
  const judged: { title: string; specs: string[]; caught?: Catch }[] = [];
  for (const { change, title } of all) {
    const begin = performance.now();
    const specs = journeysOf(change.file);
    let caught = await judge(change);
    if (!caught && options.journeys && (await isCaughtByJourneys(change, specs)))
      caught = { by: `operations or ${specs.join(', ')}` };
    const seconds = Math.round((performance.now() - begin) / 1_000);
    console.log(`${title}\n   ${seconds} s, ${caught ? `caught by ${caught.by}` : 'SURVIVES'}`);
    judged.push({ title, specs, caught });
  }
  const excluded = await unreliable(judged.flatMap(each => each.caught ?? []));
  const survivors = judged.filter(({ caught }) => !caught || (caught.test && excluded.has(caught.test.file)));
  for (const { title, specs } of survivors)
    console.log(`${title}\n   browser tests: ${specs.join(', ') || 'none has its name'}`);
  const count = judged.length - survivors.length;
  console.log(`${count} of ${judged.length} caught`);
  process.exitCode = count / judged.length < REQUIRED ? 1 : 0;
}

process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
copyProduct();
const drawn = draw(copy).map((change, index) => ({ change, title: `${index + 1} ${titleOf(change)}` }));
const first = Number(options.only ?? options.from) - 1;
const chosen = drawn.slice(first, options.only ? first + 1 : undefined);
if (options.list) {
  for (const { title } of chosen) console.log(title);
  process.exit();
}
// one PostgreSQL for all tests: it would outlive a test run that is stopped
const globals = (name: string) => import(path.join(copy, `backend/src/testing/global-${name}.mjs`));
const [{ default: start }, { default: stop }] = await Promise.all([globals('setup'), globals('teardown')]);
await start();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    killTools();
    await stop();
    process.exit(1);
  });
await judgeAll(chosen).finally(stop);
