/** `npm run rollback -- <remote>`: one step back. */
import { changeRegistry, readHistory } from '../change-registry.ts';
import { rollBack } from '../decisions.ts';
import { CommandError, releasesDir, remoteNamed, runCommand, say, WrongUsage } from './command.ts';

const HELP = `npm run rollback -- <remote>

Rolls a remote back by one step: ends its canary or, without a canary, pins the previous version again. Gateways follow
within two seconds, without a restart.

Exit codes: 0 done; 1 nothing changed (there is no previous version); 2 wrong usage.
Example: npm run rollback -- mf-search`;

void runCommand({
  help: HELP,
  async run([argument, ...more]) {
    const { name, folder } = remoteNamed(argument);
    if (more.length)
      throw new WrongUsage(
        'Name only the remote. To choose a version, pin it: npm run pin -- <remote> <version>',
      );
    const dir = releasesDir();
    const earlier = (await readHistory(dir)).flatMap(({ remotes }) => remotes[name] ?? []);
    let replaced = '';
    let isCanaryEnded = false;
    const { remotes } = await changeRegistry(dir, `rollback ${name}`, before => {
      const now = before[name];
      const back = now && rollBack(now, earlier);
      if (!back)
        throw new CommandError(
          `${folder} has no previous version to roll back to. Choose one from npm run releases -- ${folder} and pin it.`,
        );
      replaced = now.canary?.version ?? now.pinned;
      isCanaryEnded = now.canary !== undefined;
      return { ...before, [name]: back };
    });
    const pinned = remotes[name]?.pinned;
    say(
      isCanaryEnded
        ? `The canary ${folder} ${replaced} has ended. All visitors get ${pinned}.`
        : `${folder} was rolled back from ${replaced} to ${pinned} for all visitors.`,
    );
  },
});
