/** `npm run pin -- <remote> <version> [--percent N]`: decides which version visitors get. */

import { readCapabilities } from '../../gateway/releases/capabilities.ts';
import { changeRegistry } from '../../gateway/releases/change-registry.ts';
import { followBuilds, pinVersion, startCanary } from '../../gateway/releases/decisions.ts';
import { examine, readDeclared, versionsOf } from '../../gateway/releases/examine.ts';
import { ownedBy, refusalsOfPin, withClaims } from '../../gateway/releases/ownership.ts';
import { declarationsIn } from '../../gateway/releases/publish.ts';
import { type Decision, releaseDir } from '../../gateway/releases/registry.ts';
import {
  type Command,
  CommandError,
  releasesDir,
  remoteNamed,
  runCommand,
  say,
  WrongUsage,
} from './command.ts';

const HELP = `npm run pin -- <remote> <version> [--percent N]
npm run pin -- <remote> --follow

Pins a released version of a remote for all visitors. With --percent 1 to 99 it starts a canary instead: that percentage
of the visitors gets the version and keeps it, and raising the percentage only adds visitors. Gateways follow within two
seconds, without a restart.

  --percent N   start a canary for N percent of the visitors
  --follow      let each start of the site pin its own build again

Exit codes: 0 done; 1 nothing changed (the version does not exist, is damaged, or is not compatible with the shell or
the running backend); 2 wrong usage.
Example: npm run pin -- mf-search 1.0.0-0a1b2c3d --percent 10`;

function readPercent(given: unknown) {
  if (given === undefined) return 100;
  const percent = Number(given);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new WrongUsage('The percentage must be a whole number from 1 to 100, for example --percent 10.');
}

async function rejectUnusable(dir: string, name: string, folder: string, version: string) {
  const [capabilities] = await readCapabilities(dir);
  const { faults } = await examine(dir, name, version, capabilities);
  if (!faults.length) return;
  const others = await versionsOf(dir, name);
  const choice = others.length
    ? `Released versions, newest first: ${others.join(', ')}.`
    : `Nothing has been released yet: npm run release -- ${folder}`;
  throw new CommandError(`${folder} ${version} was not pinned: ${faults.join('; ')}.\n${choice}`);
}

function nextDecision(before: Decision | undefined, folder: string, version: string, percent: number) {
  if (percent === 100) return pinVersion(before ?? {}, version);
  if (!before)
    throw new CommandError(
      `${folder} has no pinned version that the other visitors could get. Pin one first: npm run pin -- ${folder} ${version}`,
    );
  if (before.pinned === version)
    throw new CommandError(
      `${folder} ${version} is already pinned for all visitors. A canary needs another version; list them with: npm run releases -- ${folder}`,
    );
  return startCanary(before, version, percent);
}

export const pinCommand: Command = {
  help: HELP,
  options: { percent: { type: 'string' }, follow: { type: 'boolean' } },
  async run([argument, version, ...more], values) {
    const { name, folder } = await remoteNamed(argument);
    const dir = releasesDir();
    if (values.follow) {
      await changeRegistry(dir, `follow ${name}`, remotes => {
        const before = remotes[name];
        if (!before)
          throw new CommandError(
            `${folder} is not in the registry yet: the next start of the site pins its build anyway.`,
          );
        return { ...remotes, [name]: followBuilds(before) };
      });
      return say(`${folder} follows its builds again: each start of the site pins the build it finds.`);
    }
    if (!version || more.length)
      throw new WrongUsage(`Name one version to pin. List them with: npm run releases -- ${folder}`);
    const percent = readPercent(values.percent);
    await rejectUnusable(dir, name, folder, version);
    const what = `pin ${name} ${version}${percent < 100 ? ` --percent ${percent}` : ''}`;
    const declared = await readDeclared(releaseDir(dir, name, version));
    const { remotes } = await changeRegistry(dir, what, async before => {
      const next = nextDecision(before[name], folder, version, percent);
      const reasons = refusalsOfPin(name, declared, before, await declarationsIn(dir, before));
      if (reasons.length)
        throw new CommandError(`${folder} ${version} was not pinned: ${reasons.join('; ')}.`);
      return { ...before, [name]: withClaims(before[name], next, declared) };
    });
    const now = remotes[name];
    if (percent < 100)
      say(`${folder} ${version} is a canary at ${percent} %. All other visitors get ${now?.pinned}.`);
    else
      say(
        `${folder} ${version} is pinned for all visitors.${now?.previous ? ` The previous version was ${now.previous}.` : ''}`,
      );
    for (const slot of Object.keys(declared.consumes)) {
      const isProvided = Object.entries(remotes).some(([, decision]) => slot in ownedBy(decision).slots);
      if (!isProvided) say(`It shows the slot ${slot}, which no pinned remote provides yet.`);
    }
    if (now?.disabled) say(`It is still disabled. Enable it with: npm run switch-off -- ${folder} --on`);
  },
};

if (import.meta.main) void runCommand(pinCommand);
