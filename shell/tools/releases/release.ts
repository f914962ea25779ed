/** `npm run release -- <remote>`: builds, tests and releases one remote. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { openShell } from '../../gateway/pages/shell-build.ts';
import {
  capabilitiesOf,
  readCapabilities,
  type StoredCapabilities,
  storeCapabilities,
} from '../../gateway/releases/capabilities.ts';
import { damagedFiles, incompatibilities, invalidExports } from '../../gateway/releases/examine.ts';
import { copyOnce, exists } from '../../gateway/releases/files.ts';
import { parseManifest } from '../../gateway/releases/manifest.ts';
import { buildVersion } from '../../gateway/releases/publish.ts';
import { newReleaseDir } from '../../gateway/releases/registry.ts';
import { secondsSince } from '../progress.ts';
import { run } from '../run.ts';
import {
  type Command,
  CommandError,
  releasesDir,
  remoteNamed,
  runCommand,
  say,
  WrongUsage,
} from './command.ts';

const HELP = `npm run release -- <remote>

Builds one remote, checks its types and runs its tests. Then checks that the build is compatible with this shell and the
two that ran last (versions of shared modules, every name it imports from them, slots; its server bundle is run) and
with the contract of the running backend. Then copies it into a folder of its own below RELEASES_DIR, whose files never
change. No visitor gets it until it is pinned.

Exit codes: 0 released now or earlier, with the same content; 1 not released (a check failed and nothing was copied, or
the existing release is damaged and is not overwritten); 2 wrong usage.
Example: npm run release -- mf-search`;

/** The number of shells that ran here against which a build is tested, besides the built one. */
const EARLIER_SHELLS = 2;
/** The number of characters shown from the end of the output of a failed script. */
const MAX_OUTPUT = 4000;

/** The scripts in order, with titles for the terminal. */
const SCRIPTS = { build: 'Building', typecheck: 'Checking the types of', 'test:unit': 'Testing' };

/** Runs an npm script to its end; throws its output if it fails. */
async function runScript(cwd: string, script: string, title: string) {
  const start = performance.now();
  process.stdout.write(`${title}…`);
  // the project's Node comes first; only builds are for production
  const environment = {
    PATH: [path.dirname(process.execPath), process.env.PATH].filter(Boolean).join(path.delimiter),
    NODE_ENV: script === 'build' ? 'production' : undefined,
    NODE_OPTIONS: undefined,
  };
  const { code, output } = await run('npm', ['run', '--silent', script], { cwd, environment });
  process.stdout.write(` ${code === 0 ? secondsSince(start) : 'failed'}\n`);
  if (code !== 0)
    throw new CommandError(
      `${output.trim().slice(-MAX_OUTPUT)}\n\nNothing was released, because a step failed: ${title}. Correct the errors above and try again.`,
    );
}

async function buildAndTest(root: string, folder: string) {
  const dir = path.join(root, folder);
  const text = await fs.readFile(path.join(dir, 'package.json'), 'utf8').catch(() => {
    throw new CommandError(
      `There is no ${folder}/package.json in ${root}. Run this command in the top folder of the project.`,
    );
  });
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  for (const [script, title] of Object.entries(SCRIPTS)) {
    if (scripts[script]) await runScript(dir, script, `${title} ${folder}`);
  }
  return path.join(dir, 'dist');
}

/** Builds the shell first if necessary. */
async function openBuiltShell(root: string) {
  const dir = path.join(root, 'shell');
  if (!(await exists(path.join(dir, 'dist/shell.json')))) await runScript(dir, 'build', 'Building the shell');
  const shell = openShell(path.join(dir, 'dist'));
  return {
    ...shell,
    capabilities: capabilitiesOf(await buildVersion(dir), shell, shell.server.sharedModules),
  };
}

async function rejectIncompatible(
  build: string,
  what: string,
  shells: StoredCapabilities[],
  sharedModules: Record<string, unknown>,
) {
  for (const shell of shells) {
    const faults = await incompatibilities(build, shell);
    if (faults.length)
      throw new CommandError(
        `${what} was not released, because it is not compatible with shell ${shell.version}: ${faults.join('; ')}. Change the remote and release it again.`,
      );
    say(`Compatible with shell ${shell.version}.`);
  }
  const faults = await invalidExports(build, sharedModules);
  if (faults.length)
    throw new CommandError(
      `${what} was not released: ${faults.join('; ')}. Change the remote and release it again.`,
    );
}

/** @throws CommandError if the build has no valid declaration */
async function readAudience(build: string, what: string) {
  const text = await fs.readFile(path.join(build, 'remote.json'), 'utf8');
  try {
    return parseManifest(text).microFrontend.audience;
  } catch (error) {
    throw new CommandError(
      `${what} was not released: ${(error as Error).message}. Build it with the current platform.`,
    );
  }
}

async function copy(build: string, to: string, what: string) {
  if (await copyOnce(build, to)) return say(`${what} is released. No visitor gets it until it is pinned.`);
  const damaged = await damagedFiles(to);
  if (damaged.length) {
    throw new CommandError(
      `${what} exists in ${to} and is damaged: ${damaged.join('; ')}. A release is never overwritten. Raise the version in the package.json of the remote and release it again.`,
    );
  }
  say(`${what} was released earlier, with the same content. Nothing was copied.`);
}

export const releaseCommand: Command = {
  help: HELP,
  async run([argument, ...more]) {
    const { name, folder } = await remoteNamed(argument);
    if (more.length) throw new WrongUsage('Name one remote only; run the command once for each.');
    const [root, dir] = [process.cwd(), releasesDir()];
    const build = await buildAndTest(root, folder);
    const version = await buildVersion(path.join(root, folder));
    const what = `${folder} ${version}`;
    const audience = await readAudience(build, what);
    const shell = await openBuiltShell(root);
    const ran = (await readCapabilities(dir)).filter(each => each.version !== shell.capabilities.version);
    if (!ran.length) await storeCapabilities(dir, shell.capabilities);
    await rejectIncompatible(
      build,
      what,
      [shell.capabilities, ...ran.slice(0, EARLIER_SHELLS)],
      shell.server.sharedModules,
    );
    await copy(build, newReleaseDir(dir, audience, name, version), what);
    say(`Start a canary: npm run pin -- ${folder} ${version} --percent 10`);
    say(`Pin it for all visitors: npm run pin -- ${folder} ${version}`);
  },
};

if (import.meta.main) void runCommand(releaseCommand);
