/** `npm run pin -- <remote> <version> [--percent N]`: decides which version visitors get. */
import { ownedBy, refusalsOfPin, withClaims } from '../../gateway/releases/ownership.ts';
import type { Decision } from '../../gateway/releases/registry.ts';
import { type Command, CommandError, remoteNamed, runCommand, say, WrongUsage } from './command.ts';
import { followBuilds, pinVersion, startCanary } from './decisions.ts';
import { declarationOf, declarationsIn, examine, versionsOf } from './examine.ts';
import { changing, type Store, type StoredRelease } from './store.ts';

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

/** @throws CommandError if the version cannot be used */
function usableDeclaration(releases: StoredRelease[], name: string, folder: string, version: string) {
  const { faults } = examine(releases, name, version);
  const declared = declarationOf(releases, name, version);
  if (declared && !faults.length) return declared;
  const others = versionsOf(releases, name);
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

async function follow(store: Store, name: string, folder: string) {
  const { remotes } = await store.registry();
  const { [name]: before } = remotes;
  if (!before)
    throw new CommandError(
      `${folder} is not in the registry yet: the next start of the site pins its build anyway.`,
    );
  await store.decide(`follow ${name}`, { ...remotes, [name]: followBuilds(before) });
  return [`${folder} follows its builds again: each start of the site pins the build it finds.`];
}

async function pin(store: Store, name: string, folder: string, version: string, percent: number) {
  const [{ remotes: before }, releases] = [await store.registry(), await store.releases()];
  const declared = usableDeclaration(releases, name, folder, version);
  const next = nextDecision(before[name], folder, version, percent);
  const reasons = refusalsOfPin(name, declared, before, declarationsIn(releases, before));
  if (reasons.length) throw new CommandError(`${folder} ${version} was not pinned: ${reasons.join('; ')}.`);
  const { remotes } = await store.decide(
    `pin ${name} ${version}${percent < 100 ? ` --percent ${percent}` : ''}`,
    { ...before, [name]: withClaims(before[name], next, declared) },
  );
  const now = remotes[name];
  const previous = now?.previous ? ` The previous version was ${now.previous}.` : '';
  const missing = Object.keys(declared.consumes).filter(
    slot => !Object.values(remotes).some(decision => slot in ownedBy(decision).slots),
  );
  return [
    percent < 100
      ? `${folder} ${version} is a canary at ${percent} %. All other visitors get ${now?.pinned}.`
      : `${folder} ${version} is pinned for all visitors.${previous}`,
    ...missing.map(slot => `It shows the slot ${slot}, which no pinned remote provides yet.`),
    ...(now?.disabled ? [`It is still disabled. Enable it with: npm run switch-off -- ${folder} --on`] : []),
  ];
}

export const pinCommand: Command = {
  help: HELP,
  options: { percent: { type: 'string' }, follow: { type: 'boolean' } },
  async run([argument, version, ...more], values) {
    const lines = await changing(async store => {
      const { name, folder } = await remoteNamed(store, argument);
      if (values.follow) return follow(store, name, folder);
      if (!version || more.length)
        throw new WrongUsage(`Name one version to pin. List them with: npm run releases -- ${folder}`);
      return pin(store, name, folder, version, readPercent(values.percent));
    });
    for (const line of lines) say(line);
  },
};

if (import.meta.main) void runCommand(pinCommand);
