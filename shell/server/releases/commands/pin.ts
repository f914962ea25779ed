/** `npm run pin -- <remote> <version> [--percent N]`: decides which version visitors get. */

import { readCapabilities } from '../capabilities.ts';
import { changeRegistry } from '../change-registry.ts';
import { following, pinned, withCanary } from '../decisions.ts';
import { examine, versionsOf } from '../examine.ts';
import type { Decision } from '../registry.ts';
import { CommandError, releasesDir, remoteNamed, runCommand, say, WrongUsage } from './command.ts';

const HELP = `npm run pin -- <remote> <version> [--percent N]
npm run pin -- <remote> --follow

Pins a released version of a remote for everybody, or with --percent 1 to 99 for that share of the visitors, each of
whom keeps it; raising the percentage keeps those who are in. Gateways follow within two seconds, without a restart.

  --percent N   try the version on a share of the visitors
  --follow      let the next start of the site pin its own build again

Exit codes: 0 done, 1 refused (there is no such version, it is damaged, or it does not fit the shell or the running
backend), 2 wrong usage.
Example: npm run pin -- mf-search 1.0.0-0a1b2c3d --percent 10`;

function readPercent(given: unknown) {
  if (given === undefined) return 100;
  const percent = Number(given);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new WrongUsage('The share is a whole number of percent, from 1 to 100.');
}

async function refuseIncompatible(dir: string, name: string, folder: string, version: string) {
  const [capabilities] = await readCapabilities(dir);
  const { faults } = await examine(dir, name, version, capabilities);
  if (!faults.length) return;
  const others = await versionsOf(dir, name);
  throw new CommandError(
    `${folder} ${version} is not pinned: ${faults.join('; ')}.\nReleased are: ${others.join(', ') || 'none'}.`,
  );
}

function decide(before: Decision | undefined, folder: string, version: string, percent: number) {
  if (percent === 100) return pinned(before ?? {}, version);
  if (!before)
    throw new CommandError(`${folder} has nothing pinned that the other visitors could get: pin it whole.`);
  if (before.pinned === version)
    throw new CommandError(`${folder} ${version} is pinned for everybody already.`);
  return withCanary(before, version, percent);
}

void runCommand({
  help: HELP,
  options: { percent: { type: 'string' }, follow: { type: 'boolean' } },
  async run([argument, version, ...more], values) {
    const { name, folder } = remoteNamed(argument);
    const dir = releasesDir();
    if (values.follow) {
      await changeRegistry(dir, `follow ${name}`, remotes => {
        const before = remotes[name];
        if (!before) throw new CommandError(`${folder} is not in the registry.`);
        return { ...remotes, [name]: following(before) };
      });
      return say(`${folder} follows the builds again: the next start of the site pins its own.`);
    }
    if (!version || more.length) throw new WrongUsage('Say one version to pin.');
    const percent = readPercent(values.percent);
    await refuseIncompatible(dir, name, folder, version);
    const what = `pin ${name} ${version}${percent < 100 ? ` --percent ${percent}` : ''}`;
    const { remotes } = await changeRegistry(dir, what, before => ({
      ...before,
      [name]: decide(before[name], folder, version, percent),
    }));
    const now = remotes[name];
    if (percent < 100)
      say(`${folder} ${version} goes to ${percent} % of the visitors, ${now?.pinned} to the others.`);
    else
      say(
        `${folder} ${version} is pinned for everybody${now?.previous ? `; before it was ${now.previous}` : ''}.`,
      );
    if (now?.disabled) say(`It is still switched off: npm run switch-off -- ${folder} --on`);
  },
});
