import path from 'node:path';
import {
  buildAndTest,
  type Command,
  CommandError,
  releaseAtSite,
  runScript,
  SITE_OPTION,
  say,
  sayNext,
  sentenceOf,
  WrongUsage,
} from '@home-truths/remote/commands';
import { earlierShells, incompatibilities, parseShell } from '../../gateway/releases/actions/examine.ts';
import { faultsOfBundle } from '../../gateway/releases/actions/run-bundle.ts';
import { exists } from '../../gateway/releases/registry.ts';
import { readBuild, readShellBuild } from './builds.ts';
import { remoteNamed, runCommand } from './command.ts';
import { changeStore, readFromStore } from './store.ts';

const HELP = `npm run release -- <remote> [--site https://homes.example]

Builds one remote, checks its types and runs its tests. Then checks that the build is compatible with this shell and the
two that ran last (versions of shared modules, every name it imports from them, slots; its server bundle is run) and
with the contract of the running backend. Then stores it in the database, where it never changes. No visitor gets it
until it is pinned.

  --site URL   send the build to a site from anywhere, with RELEASE_TOKEN or as a trusted publisher: the site examines it

Exit codes: 0 released now or earlier, with the same content; 1 not released (a check failed and nothing was stored);
2 wrong usage.
Example: npm run release -- mf-search`;

/** Builds the shell first if necessary. */
async function openBuiltShell(root: string) {
  const dir = path.join(root, 'shell');
  if (!(await exists(path.join(dir, 'dist/shell.json')))) await runScript(dir, 'build', 'Building the shell');
  return readShellBuild(dir);
}

export const releaseCommand: Command = {
  help: HELP,
  options: SITE_OPTION,
  async run(args, values) {
    const [argument, ...more] = args;
    if (values.site !== undefined)
      return releaseAtSite(folder => path.join(process.cwd(), folder)).run(args, values);
    if (more.length) throw new WrongUsage('Name one remote only; run the command once for each.');
    const { folder, known } = await readFromStore(async store => ({
      ...(await remoteNamed(store, argument)),
      known: await store.releases(),
    }));
    const root = process.cwd();
    const dir = path.join(root, folder);
    await buildAndTest(dir, folder);
    const reject = (reason: string, hint: string) => {
      throw new CommandError(`${folder} was not released${reason}. ${hint}`);
    };
    const { release, manifest } = await readBuild(dir).catch(error =>
      reject(`: ${error.message}`, 'Build it with the current platform.'),
    );
    const built = await openBuiltShell(root);
    const own = parseShell(built.manifest);
    const earlier = earlierShells(known, own);
    for (const shell of [own, ...earlier]) {
      const findings = incompatibilities(manifest, shell);
      if (findings.length)
        reject(
          `, because it is not compatible with shell ${shell.version}: ${findings.join('; ')}`,
          'Change the remote and release it again.',
        );
      say(`Compatible with shell ${shell.version}.`);
    }
    const code = `${release.files['server/remote.cjs'] ?? ''}`;
    const bundle = { id: folder, code, exposes: Object.keys(manifest.exposes) };
    const findings = await faultsOfBundle(bundle, path.join(root, 'shell/dist'));
    if (findings.length) reject(`: ${findings.join('; ')}`, 'Change the remote and release it again.');
    const isNew = await changeStore(async store => {
      // the first release of a site says what its shell provides
      if (!earlier.length) await store.add(built);
      return store.add(release);
    });
    say(sentenceOf(folder, release.version, isNew));
    sayNext(folder, release.version);
  },
};

if (import.meta.main) void runCommand(releaseCommand);
