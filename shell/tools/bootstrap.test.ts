import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** What a command does here: waits for what it is told to end by, and says how it runs. */
const COMMAND = `const [, , ...args] = process.argv;
if (args[1] === 'wait') {
  process.once('SIGTERM', () => process.exit(7));
  process.once('disconnect', () => {
    require('fs').writeFileSync('ended', '');
    process.exit();
  });
  setTimeout(() => {}, 60_000);
}
console.log(JSON.stringify({ node: process.execPath, args }));`;
/** An npm that brings Node as the real one does, or fails. */
const npm = (node: string) => `#!/bin/sh
echo "$*" >> asked
[ -n "$NPM_FAILS" ] && echo 'no network' && exit 1
mkdir -p ${path.dirname(node)} && ln '${process.execPath}' ${node} || cp '${process.execPath}' ${node}`;

const BUNDLED = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
let dir = '';

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-')));
  fs.mkdirSync(path.join(dir, 'shell/tools'), { recursive: true });
  const script = path.join(import.meta.dirname, 'bootstrap.mjs');
  fs.copyFileSync(script, path.join(dir, 'shell/tools/bootstrap.mjs'));
  for (const name of ['start', 'test']) fs.writeFileSync(path.join(dir, `shell/tools/${name}.ts`), COMMAND);
  const lock = '{"packages":{"node_modules/a":{"version":"1.0.0"}}}';
  fs.writeFileSync(path.join(dir, 'package-lock.json'), lock);
  fs.writeFileSync(path.join(dir, 'npm'), npm(BUNDLED), { mode: 0o755 });
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['shell/tools/bootstrap.mjs', ...args], {
    cwd: dir,
    env: { ...process.env, PATH: `${dir}:${process.env.PATH}`, ...env },
  });
  return Object.assign(child, { said: text(child.stdout), complained: text(child.stderr) });
}

async function endOf(child: ReturnType<typeof run>) {
  const [code] = await once(child, 'close');
  return { code, said: await child.said, complained: await child.complained };
}

/** What the command itself said. */
const commandOf = (said: string) => JSON.parse(said.slice(said.indexOf('{')));

test('packages are installed once, and the command runs on the Node they bring', async () => {
  const first = await endOf(run(['start', 'mf-reviews']));
  expect(first.said).toMatch(/^Installing packages \(first start only, about a minute\)… \d+\.\d s\n\{/);
  expect(commandOf(first.said)).toEqual({ node: path.join(dir, BUNDLED), args: ['start', 'mf-reviews'] });
  const second = await endOf(run(['start']));
  expect(second).toMatchObject({ code: 0, complained: '' });
  expect(second.said).toMatch(/^\{/);
  expect(fs.readFileSync(path.join(dir, 'asked'), 'utf8').trim().split('\n')).toHaveLength(1);
});

test('scripts of npm find the Node that the packages bring, also where npm made no link', async () => {
  await endOf(run(['start']));
  expect(fs.realpathSync(path.join(dir, 'node_modules/.bin/node'))).toBe(path.join(dir, BUNDLED));
});

test('an npm that installs nothing and succeeds is quoted', async () => {
  fs.writeFileSync(path.join(dir, 'npm'), '#!/bin/sh\necho "Exit handler never called!"', { mode: 0o755 });
  const { code, complained } = await endOf(run(['start'], { HOME: dir }));
  expect(code).toBe(1);
  expect(complained).toBe('The packages could not be installed:\nExit handler never called!\n');
});

test('somebody who ran npm need not wait again, unless a package has another version', async () => {
  const installed = (version: string) =>
    fs.writeFileSync(
      path.join(dir, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version } } }),
    );
  fs.mkdirSync(path.join(dir, 'node_modules'));
  installed('1.0.0');
  expect((await endOf(run(['start']))).said).toMatch(/^\{/);
  installed('1.0.1');
  expect((await endOf(run(['start']))).said).toMatch(/^Installing/);
});

const FAILURE = 'The packages could not be installed:\nno network\n';
test.each([
  ['start', /… failed after \d+\.\d s\n$/, FAILURE],
  ['test', new RegExp(`\n${FAILURE}0 passed, 1 failed\n$`), ''],
])('where they cannot be installed, npm %s says so and fails', async (command, said, complained) => {
  const end = await endOf(run([command], { NPM_FAILS: '1' }));
  expect(end.code).toBe(1);
  expect(end.said).toMatch(said);
  expect(end.complained).toBe(complained);
});

describe('once the command runs', () => {
  async function startWaiting() {
    const child = run(['start', 'wait']);
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('{')) break;
    return child;
  }

  test('a signal reaches it, and its exit code is that of the whole', async () => {
    const child = await startWaiting();
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(7);
  });

  test('it hears of the end of the bootstrap, however that ended', async () => {
    const child = await startWaiting();
    const watcher = fs.watch(dir);
    const changed = once(watcher, 'change');
    child.kill('SIGKILL');
    await changed;
    watcher.close();
    expect(fs.existsSync(path.join(dir, 'ended'))).toBe(true);
  });
});
