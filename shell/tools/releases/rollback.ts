/** `npm run rollback -- <remote>`: ends a canary or pins the previous version. */
import { rollBackRemote } from '../../gateway/releases/actions/rollback.ts';
import { type Command, remoteNamed, runCommand, say, WrongUsage } from './command.ts';
import { changing } from './store.ts';

const HELP = `npm run rollback -- <remote>

Rolls a remote back by one step: ends its canary or, without a canary, pins the previous version again. Gateways follow
within two seconds, without a restart.

Exit codes: 0 done; 1 nothing changed (there is no previous version); 2 wrong usage.
Example: npm run rollback -- mf-search`;

export const rollbackCommand: Command = {
  help: HELP,
  async run([argument, ...more]) {
    const lines = await changing(async store => {
      const { name } = await remoteNamed(store, argument);
      if (more.length)
        throw new WrongUsage(
          'Name only the remote. To choose a version, pin it: npm run pin -- <remote> <version>',
        );
      return rollBackRemote(store, name);
    });
    for (const line of lines) say(line);
  },
};

if (import.meta.main) void runCommand(rollbackCommand);
