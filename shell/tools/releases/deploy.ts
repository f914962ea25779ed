/** `npm run deploy`: releases and pins the builds of this checkout. */
import path from 'node:path';
import { openShell } from '../../gateway/pages/shell-build.ts';
import { copiesIn } from '../../gateway/releases/copies.ts';
import { exists } from '../../gateway/releases/files.ts';
import { buildVersion, publishBuilds } from '../../gateway/releases/publish.ts';
import { readRegistry, remoteFolder } from '../../gateway/releases/registry.ts';
import { releaseShell } from '../../gateway/releases/released-shell.ts';
import { type Command, CommandError, releasesDir, runCommand, say, WrongUsage } from './command.ts';

const HELP = `npm run deploy

Releases what npm run build has built here: the files of the shell, which gateways of any build serve from then on, and
the remotes, which it pins for all visitors. What a person has pinned stays pinned. Gateways follow within two seconds.
Those of the new shell are started afterwards, one after the other.

Where gateways share no folder, RELEASES_COPIES names the folders of the others. Every file is copied to all of them
before the registry of any changes. So do pin, rollback, switch-off and disown; run this command again where a folder
was not reached.

Exit codes: 0 done; 1 nothing is built here, or a folder cannot be written; 2 wrong usage.
Example: RELEASES_COPIES=/mnt/gateway-2,/mnt/gateway-3 npm run deploy`;

export const deployCommand: Command = {
  help: HELP,
  async run(args) {
    if (args.length) throw new WrongUsage('This command takes no arguments.');
    const [root, dir] = [process.cwd(), releasesDir()];
    const shellDir = path.join(root, 'shell');
    if (!(await exists(path.join(shellDir, 'dist/integrity.json'))))
      throw new CommandError(`Nothing is built in ${root}. Build it first: npm run build`);
    const version = await buildVersion(shellDir);
    await releaseShell(dir, { ...openShell(path.join(shellDir, 'dist')), version });
    const before = await readRegistry(dir).catch(() => ({ remotes: {} as Record<string, undefined> }));
    const notes = await publishBuilds(root, dir, { what: 'deploy' });
    for (const note of notes) say(note);
    say(`The files of shell ${version} are released.`);
    const { remotes } = await readRegistry(dir);
    for (const [name, { pinned }] of Object.entries(remotes)) {
      if (before.remotes[name]?.pinned !== pinned)
        say(`${remoteFolder(name)} ${pinned} is pinned for all visitors.`);
    }
    for (const copy of copiesIn(process.env)) say(`${copy} has the same releases.`);
  },
};

if (import.meta.main) void runCommand(deployCommand);
