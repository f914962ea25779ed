/** `npm run rollback -- <remote>`: ends a canary or pins the previous version. */
import { refusalsOfPin, withClaims } from '../../gateway/releases/ownership.ts';
import { type Command, CommandError, remoteNamed, runCommand, say, WrongUsage } from './command.ts';
import { rollBack } from './decisions.ts';
import { declarationOf, declarationsIn } from './examine.ts';
import { changing } from './store.ts';

const HELP = `npm run rollback -- <remote>

Rolls a remote back by one step: ends its canary or, without a canary, pins the previous version again. Gateways follow
within two seconds, without a restart.

Exit codes: 0 done; 1 nothing changed (there is no previous version); 2 wrong usage.
Example: npm run rollback -- mf-search`;

export const rollbackCommand: Command = {
  help: HELP,
  async run([argument, ...more]) {
    const line = await changing(async store => {
      const { name, folder } = await remoteNamed(store, argument);
      if (more.length)
        throw new WrongUsage(
          'Name only the remote. To choose a version, pin it: npm run pin -- <remote> <version>',
        );
      const { remotes } = await store.registry();
      const { [name]: now } = remotes;
      const earlier = (await store.history()).flatMap(({ remotes }) => remotes[name] ?? []);
      const back = now && rollBack(now, earlier);
      if (!back)
        throw new CommandError(
          `${folder} has no previous version to roll back to. Choose one from npm run releases -- ${folder} and pin it.`,
        );
      const releases = await store.releases();
      const { pinned } = back;
      // the gateway skips a version that cannot be read
      const declared = declarationOf(releases, name, pinned);
      const reasons = declared
        ? refusalsOfPin(name, declared, remotes, declarationsIn(releases, remotes))
        : [];
      if (reasons.length)
        throw new CommandError(`${folder} was not rolled back to ${pinned}: ${reasons.join('; ')}.`);
      const next = declared ? withClaims(now, back, declared) : back;
      await store.decide(`rollback ${name}`, { ...remotes, [name]: next });
      return now.canary
        ? `The canary ${folder} ${now.canary.version} has ended. All visitors get ${pinned}.`
        : `${folder} was rolled back from ${now.pinned} to ${pinned} for all visitors.`;
    });
    say(line);
  },
};

if (import.meta.main) void runCommand(rollbackCommand);
