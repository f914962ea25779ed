import { type Command, CommandError, say, WrongUsage } from '@home-truths/remote/commands';
import { decidedDeclarations } from '../../gateway/releases/actions/examine.ts';
import { ownedBy, withoutClaim } from '../../gateway/releases/ownership.ts';
import { remoteNamed, runCommand } from './command.ts';
import { changeStore } from './store.ts';

const HELP = `npm run disown -- <remote> <path or slot>

Frees a path or a slot that a remote owns, so that another remote can have it. A remote owns what any of its pinned
versions has declared, until this command is run. A remote that is not disabled keeps what visitors get of it: pin a
version without the path or the slot first.

Exit codes: 0 done; 1 nothing changed (the remote does not own it, or still has it); 2 wrong usage.
Example: npm run disown -- mf-guides /moving-costs`;

export const disownCommand: Command = {
  help: HELP,
  async run([argument, claim, ...more]) {
    const folder = await changeStore(async store => {
      const { name, folder } = await remoteNamed(store, argument);
      if (!claim || more.length)
        throw new WrongUsage(
          'Name one remote, and one path or slot that it owns, for example /moving-costs.',
        );
      const { remotes } = await store.registry();
      const { [name]: now } = remotes;
      const { paths, slots } = ownedBy(now);
      const owned = [...paths, ...Object.keys(slots)];
      if (!now || !owned.includes(claim))
        throw new CommandError(
          `${folder} does not own ${claim}. ${now ? `It owns: ${owned.join(', ')}.` : 'It is not in the registry.'}`,
        );
      const declared = decidedDeclarations(await store.releases(), { [name]: now });
      const isInUse = declared.some(([, { paths, provides }]) => paths.includes(claim) || claim in provides);
      if (isInUse && !now.disabled)
        throw new CommandError(
          `${folder} still has ${claim} in a version that visitors get. Pin a version without it first, or disable the remote.`,
        );
      await store.decide(['disown', name, claim], { ...remotes, [name]: withoutClaim(now, claim) });
      return folder;
    });
    say(`${claim} no longer belongs to ${folder}: the first remote that is pinned with it gets it.`);
  },
};

if (import.meta.main) void runCommand(disownCommand);
