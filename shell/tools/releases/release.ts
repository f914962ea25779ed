/** `npm run release -- <remote>`: builds, tests and releases one remote. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { releaseRoutes } from '@home-truths/contract';
import { packArchive } from '@home-truths/contract/release-archive';
import { publishReleaseSchemas } from '@home-truths/contract/schemas';
import { incompatibilities, parseShell, shellsOf } from '../../gateway/releases/actions/examine.ts';
import { faultsOfBundle } from '../../gateway/releases/actions/run-bundle.ts';
import { exists } from '../../gateway/releases/registry.ts';
import { secondsSince, step } from '../progress.ts';
import { run } from '../run.ts';
import { readBuild, readFiles, readShellBuild } from './builds.ts';
import { type Command, CommandError, remoteNamed, runCommand, say, sayAll, WrongUsage } from './command.ts';
import { callOf, callSite, SITE_OPTION } from './site-client.ts';
import { changing, reading } from './store.ts';

const HELP = `npm run release -- <remote> [--site https://homes.example]

Builds one remote, checks its types and runs its tests. Then checks that the build is compatible with this shell and the
two that ran last (versions of shared modules, every name it imports from them, slots; its server bundle is run) and
with the contract of the running backend. Then stores it in the database, where it never changes. No visitor gets it
until it is pinned.

  --site URL   send the build to a site from anywhere, with the release token in RELEASE_TOKEN: the site examines it

Exit codes: 0 released now or earlier, with the same content; 1 not released (a check failed and nothing was stored);
2 wrong usage.
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
    // the code of packages must not see the token
    RELEASE_TOKEN: undefined,
  };
  const { code, output } = await run('npm', ['run', '--silent', script], { cwd, environment });
  process.stdout.write(` ${code === 0 ? secondsSince(start) : 'failed'}\n`);
  if (code !== 0)
    throw new CommandError(
      `${output.trim().slice(-MAX_OUTPUT)}\n\nNothing was released, because a step failed: ${title}. Correct the errors above and try again.`,
    );
}

/** @returns the folder of the remote */
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
  return dir;
}

/** Returns the commit and the address of the pipeline, as far as they are known. */
async function provenanceOf(dir: string): Promise<Record<string, string>> {
  const { GITHUB_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_COMMIT_SHA, CI_PIPELINE_URL } =
    process.env;
  const { code, stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: dir });
  const commit = GITHUB_SHA || CI_COMMIT_SHA || (code === 0 ? stdout.trim() : '');
  const ofGitHub = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const pipeline = CI_PIPELINE_URL || ofGitHub;
  return { ...(commit && { commit }), ...(pipeline?.startsWith('https://') && { pipeline }) };
}

function sayNext(folder: string, version: string, site?: string) {
  const at = site ? ` --site ${site}` : '';
  say(`Start a canary: npm run pin -- ${folder} ${version} --percent 10${at}`);
  say(`Pin it for all visitors: npm run pin -- ${folder} ${version}${at}`);
}

const sentenceOf = (folder: string, version: string, isNew: boolean) =>
  isNew
    ? `${folder} ${version} is released. No visitor gets it until it is pinned.`
    : `${folder} ${version} was released earlier, with the same content. Nothing was stored.`;

/** Sends the build to a site, which examines it. */
async function releaseAt(site: string | boolean, argument: string | undefined) {
  const { origin, folder } = callOf(site, argument);
  const dir = await buildAndTest(process.cwd(), folder);
  const query = await provenanceOf(dir);
  const { version, isNew, runsOnServer, findings, preview } = await step(
    `Publishing ${folder}…`,
    async () => {
      const archive = await readFiles(path.join(dir, 'dist'))
        .then(packArchive)
        .catch((error: Error) => {
          throw new CommandError(`${folder} was not released: ${error.message}`);
        });
      const body = new Uint8Array(archive);
      return callSite(site, releaseRoutes.publishRelease, publishReleaseSchemas, argument, body, query);
    },
  );
  say(sentenceOf(folder, version, isNew));
  if (!runsOnServer) say('Browsers alone draw it, because the token did not have the right “server”.');
  sayAll(findings);
  if (preview) say(`Preview for seven days: ${preview}`);
  sayNext(folder, version, origin);
}

/** Builds the shell first if necessary. */
async function openBuiltShell(root: string) {
  const dir = path.join(root, 'shell');
  if (!(await exists(path.join(dir, 'dist/shell.json')))) await runScript(dir, 'build', 'Building the shell');
  return readShellBuild(dir);
}

export const releaseCommand: Command = {
  help: HELP,
  options: SITE_OPTION,
  async run([argument, ...more], { site }) {
    if (more.length) throw new WrongUsage('Name one remote only; run the command once for each.');
    if (site !== undefined) return releaseAt(site, argument);
    const { folder, known } = await reading(async store => ({
      ...(await remoteNamed(store, argument)),
      known: await store.releases(),
    }));
    const root = process.cwd();
    const dir = await buildAndTest(root, folder);
    const reject = (reason: string, hint: string) => {
      throw new CommandError(`${folder} was not released${reason}. ${hint}`);
    };
    const { release, manifest } = await readBuild(dir).catch(error =>
      reject(`: ${error.message}`, 'Build it with the current platform.'),
    );
    const built = await openBuiltShell(root);
    const own = parseShell(built.manifest);
    const ran = shellsOf(known).filter(({ version }) => version !== own.version);
    for (const shell of [own, ...ran.slice(0, EARLIER_SHELLS)]) {
      const faults = incompatibilities(manifest, shell);
      if (faults.length)
        reject(
          `, because it is not compatible with shell ${shell.version}: ${faults.join('; ')}`,
          'Change the remote and release it again.',
        );
      say(`Compatible with shell ${shell.version}.`);
    }
    const code = `${release.files['server/remote.cjs'] ?? ''}`;
    const bundle = { id: folder, code, exposes: Object.keys(manifest.exposes) };
    const faults = await faultsOfBundle(bundle, path.join(root, 'shell/dist'));
    if (faults.length) reject(`: ${faults.join('; ')}`, 'Change the remote and release it again.');
    const isNew = await changing(async store => {
      // the first release of a site says what its shell provides
      if (!ran.length) await store.add(built);
      return store.add(release);
    });
    say(sentenceOf(folder, release.version, isNew));
    sayNext(folder, release.version);
  },
};

if (import.meta.main) void runCommand(releaseCommand);
