import {
  type Command,
  pinAtSite,
  ROLLOUT_HELP,
  ROLLOUT_OPTIONS,
  readRollout,
  SITE_HELP,
  SITE_OPTION,
  sayAll,
  WrongUsage,
} from '@home-truths/remote/commands';
import { follow, pin } from '../../gateway/releases/actions/pin.ts';
import { remoteNamed, runCommand } from './command.ts';
import { changeStore } from './store.ts';

const HELP = `npm run pin -- <remote> <version> [--percent N [--watch [--promote 24h]]]
npm run pin -- <remote> --follow
npm run pin -- <remote> <version> --site https://homes.example

Pins a released version of a remote for all visitors. With --percent 1 to 99 it starts a canary instead: that percentage
of the visitors gets the version and keeps it, and raising the percentage only adds visitors. Gateways follow within two
seconds, without a restart.

${ROLLOUT_HELP.join('\n')}
  --follow      let each start of the site pin its own build again
  --site URL    ${SITE_HELP}

Exit codes: 0 done; 1 nothing changed (the version does not exist, is damaged, or is not compatible with the shell or
the running backend); 2 wrong usage.
Example: npm run pin -- mf-search 1.0.0-0a1b2c3d --percent 10 --watch --promote 24h`;

export const pinCommand: Command = {
  help: HELP,
  options: { ...ROLLOUT_OPTIONS, follow: { type: 'boolean' }, ...SITE_OPTION },
  async run(args, values) {
    if (values.site !== undefined) return pinAtSite.run(args, values);
    const [argument, version, ...more] = args;
    const lines = await changeStore(async store => {
      const { name, folder } = await remoteNamed(store, argument);
      if (values.follow) return follow(store, name);
      if (!version || more.length)
        throw new WrongUsage(`Name one version to pin. List them with: npm run releases -- ${folder}`);
      return pin(store, name, version, readRollout(values));
    });
    sayAll(lines);
  },
};

if (import.meta.main) void runCommand(pinCommand);
