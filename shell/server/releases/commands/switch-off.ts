/** `npm run switch-off -- <remote> --text "…" | --on`: takes a remote off the site, or brings it back. */
import { changeRegistry } from '../change-registry.ts';
import { switchedOff, switchedOn } from '../decisions.ts';
import { CommandError, releasesDir, remoteNamed, runCommand, say, WrongUsage } from './command.ts';

const HELP = `npm run switch-off -- <remote> --text "what its pages say"
npm run switch-off -- <remote> --on

Takes a remote off the site: its pages say the text, with status 503, and what it shows within other pages is left out.
The rest of the site goes on. Gateways follow within two seconds, without a restart.

  --text "…"   the sentence for the visitors, at most 300 characters
  --on         bring the remote back

Exit codes: 0 done, 1 refused (the remote is not in the registry), 2 wrong usage.
Example: npm run switch-off -- mf-reviews --text "Reviews are being looked after. Please come back at noon."`;

const LONGEST = 300;

function readText(given: unknown) {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text && [...text].length <= LONGEST) return text;
  throw new WrongUsage(`Say what its pages shall say, in at most ${LONGEST} characters: --text "…"`);
}

void runCommand({
  help: HELP,
  options: { text: { type: 'string' }, on: { type: 'boolean' } },
  async run([argument, ...more], { text: given, on }) {
    const { name, folder } = remoteNamed(argument);
    if (more.length || (on && given !== undefined)) throw new WrongUsage('Say either --text "…" or --on.');
    const text = on ? '' : readText(given);
    await changeRegistry(releasesDir(), `switch ${on ? 'on' : 'off'} ${name}`, before => {
      const now = before[name];
      if (!now) throw new CommandError(`${folder} is not in the registry.`);
      return { ...before, [name]: on ? switchedOn(now) : switchedOff(now, text) };
    });
    say(
      on
        ? `${folder} is on.`
        : `${folder} is switched off. Bring it back: npm run switch-off -- ${folder} --on`,
    );
  },
});
