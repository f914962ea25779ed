/** `npm run rollback -- <remote>`: one step back. */
import { changeRegistry, readHistory } from '../change-registry.ts';
import { rolledBack } from '../decisions.ts';
import { CommandError, releasesDir, remoteNamed, runCommand, say, WrongUsage } from './command.ts';

const HELP = `npm run rollback -- <remote>

Takes a remote one step back: ends the canary of a newer version, or where there is none pins the version again that was
pinned before. Gateways follow within two seconds, without a restart.

Exit codes: 0 done, 1 refused (there is no earlier version), 2 wrong usage.
Example: npm run rollback -- mf-search`;

void runCommand({
  help: HELP,
  async run([argument, ...more]) {
    const { name, folder } = remoteNamed(argument);
    if (more.length) throw new WrongUsage('A rollback needs the remote only; to choose a version, pin it.');
    const dir = releasesDir();
    const earlier = (await readHistory(dir)).flatMap(({ remotes }) => remotes[name] ?? []);
    let left = '';
    const { remotes } = await changeRegistry(dir, `rollback ${name}`, before => {
      const now = before[name];
      const back = now && rolledBack(now, earlier);
      if (!back)
        throw new CommandError(
          `${folder} has no earlier version to go back to. npm run releases -- ${folder} lists all.`,
        );
      left = now.canary?.version ?? now.pinned;
      return { ...before, [name]: back };
    });
    say(`${folder} is back at ${remotes[name]?.pinned} for everybody; ${left} is no longer given to anyone.`);
  },
});
