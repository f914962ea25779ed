import {
  type Command,
  readText,
  SITE_HELP,
  SITE_OPTION,
  SWITCH_OFF_USAGE,
  sayAll,
  switchOffAtSite,
  WrongUsage,
} from '@home-truths/remote/commands';
import { switchOff } from '../../gateway/releases/actions/switch-off.ts';
import { remoteNamed, runCommand } from './command.ts';
import { changeStore } from './store.ts';

const HELP = `npm run switch-off -- <remote> --text "the text of its pages"
npm run switch-off -- <remote> --on
npm run switch-off -- <remote> … --site https://homes.example

Disables a remote: its pages show the text with status 503, and its slots on other pages stay empty. The rest of the site
keeps working. Gateways follow within two seconds, without a restart.

  --text "…"   what visitors read instead of its pages, at most 300 characters
  --on         enable the remote again
  --site URL   ${SITE_HELP}

Exit codes: 0 done; 1 nothing changed (the remote is not in the registry); 2 wrong usage.
Example: npm run switch-off -- mf-reviews --text "Reviews are unavailable today. Please come back tomorrow."`;

export const switchOffCommand: Command = {
  help: HELP,
  options: { text: { type: 'string' }, on: { type: 'boolean' }, ...SITE_OPTION },
  async run(args, values) {
    if (values.site !== undefined) return switchOffAtSite.run(args, values);
    const [argument, ...more] = args;
    const { text, on } = values;
    if (more.length || (on && text !== undefined)) throw new WrongUsage(SWITCH_OFF_USAGE);
    const lines = await changeStore(async store => {
      const { name } = await remoteNamed(store, argument);
      return switchOff(store, name, on ? undefined : readText(text));
    });
    sayAll(lines);
  },
};

if (import.meta.main) void runCommand(switchOffCommand);
