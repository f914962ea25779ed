import path from 'node:path';
import { InternalEnvironment, parseVariables } from '@home-truths/contract/environment';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { type Command, CommandError, say, WrongUsage } from '@home-truths/remote/commands';
import { releasesDirOf, restrictUnlessShared } from '../../gateway/environment.ts';
import { cacheRelease, isBuilt, publishBuilds, readBuilds, readShellBuild } from './builds.ts';
import { runCommand } from './command.ts';
import { changeStore } from './store.ts';

const HELP = `npm run deploy

Releases what npm run build has built here: the files of the shell, which gateways of any build serve from then on, and
the remotes, which it pins for all visitors. What a person has pinned stays pinned. Gateways follow within two seconds.
Those of the new shell are started afterwards, one after the other.

Everything is stored in the database of DATABASE_URL, all of it or nothing.

Exit codes: 0 done; 1 nothing is built here, or the database cannot be used; 2 wrong usage.
Example: DATABASE_URL=postgres://… npm run deploy`;

export const deployCommand: Command = {
  help: HELP,
  // for `npm start` and `npm run dev`, which read a message instead of lines; in development no shell is built
  options: { start: { type: 'boolean' } },
  async run(args, { start }) {
    if (args.length) throw new WrongUsage('This command takes no arguments.');
    const root = process.cwd();
    const shellDir = path.join(root, 'shell');
    const { BUILD } = parseVariables(InternalEnvironment.pick({ BUILD: true }), process.env);
    const hasShell = await isBuilt(shellDir, BUILD);
    if (!hasShell && !start)
      throw new CommandError(`Nothing is built in ${root}. Build it first: npm run build`);
    const shell = hasShell ? await readShellBuild(shellDir, BUILD) : undefined;
    const builds = await readBuilds(root, BUILD);
    if (start) {
      // the gateway of this folder need not fetch what is here
      restrictUnlessShared(process.env);
      for (const { release } of builds.builds) await cacheRelease(releasesDirOf(process.env), release);
    }
    const { notes, before, after } = await changeStore(async store => {
      const before = await store.registry();
      if (shell) await store.add(shell);
      const notes = await publishBuilds(store, builds, start ? 'start' : 'deploy');
      return { before, notes: [...builds.notes, ...notes], after: await store.registry() };
    });
    if (start) return void process.send?.({ notes });
    for (const note of notes) say(note);
    say(`The files of shell ${shell?.version} are released.`);
    for (const [name, { pinned }] of Object.entries(after.remotes)) {
      if (before.remotes[name]?.pinned !== pinned)
        say(`${remoteFolder(name)} ${pinned} is pinned for all visitors.`);
    }
  },
};

if (import.meta.main) void runCommand(deployCommand);
