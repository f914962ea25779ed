import {
  type Command,
  LEAVING_HELP,
  LEAVING_OPTION,
  ROLLBACK_USAGE,
  rollbackAtSite,
  SITE_HELP,
  SITE_OPTION,
  sayAll,
  WrongUsage,
} from '@home-truths/remote/commands';
import { rollBackRemote } from '../../gateway/releases/actions/rollback.ts';
import { remoteNamed, runCommand } from './command.ts';
import { changeStore } from './store.ts';

const HELP = `npm run rollback -- <remote> [--from <version>] [--site https://homes.example]

Rolls a remote back by one step: ends its canary or, without a canary, pins the previous version again. Gateways follow
within two seconds, without a restart.

${LEAVING_HELP}
  --site URL    ${SITE_HELP}

Exit codes: 0 done; 1 nothing changed (visitors get another version by now, or there is no previous one); 2 wrong usage.
Example: npm run rollback -- mf-search`;

export const rollbackCommand: Command = {
  help: HELP,
  options: { ...LEAVING_OPTION, ...SITE_OPTION },
  async run(args, values) {
    const { site, from } = values;
    if (site !== undefined) return rollbackAtSite.run(args, values);
    const [argument, ...more] = args;
    if (more.length) throw new WrongUsage(ROLLBACK_USAGE);
    const lines = await changeStore(async store => {
      const { name } = await remoteNamed(store, argument);
      return rollBackRemote(store, name, typeof from === 'string' ? { from } : {});
    });
    sayAll(lines);
  },
};

if (import.meta.main) void runCommand(rollbackCommand);
