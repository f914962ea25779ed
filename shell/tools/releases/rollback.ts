/** `npm run rollback -- <remote>`: ends a canary or pins the previous version. */
import { changeRegistry } from '../../gateway/releases/change-registry.ts';
import { rollBack } from '../../gateway/releases/decisions.ts';
import { readDeclared } from '../../gateway/releases/examine.ts';
import { readHistory } from '../../gateway/releases/history.ts';
import { refusalsOfPin, withClaims } from '../../gateway/releases/ownership.ts';
import { declarationsIn } from '../../gateway/releases/publish.ts';
import { type Decision, type Registry, releaseDir } from '../../gateway/releases/registry.ts';
import {
  type Command,
  CommandError,
  releasesDir,
  remoteNamed,
  runCommand,
  say,
  WrongUsage,
} from './command.ts';

const HELP = `npm run rollback -- <remote>

Rolls a remote back by one step: ends its canary or, without a canary, pins the previous version again. Gateways follow
within two seconds, without a restart.

Exit codes: 0 done; 1 nothing changed (there is no previous version); 2 wrong usage.
Example: npm run rollback -- mf-search`;

/** Adds the declared paths and slots; the gateway skips a version that cannot be read. */
async function claim(dir: string, name: string, folder: string, back: Decision, before: Registry['remotes']) {
  const declared = await readDeclared(releaseDir(dir, name, back.pinned)).catch(() => undefined);
  if (!declared) return back;
  const reasons = refusalsOfPin(name, declared, before, await declarationsIn(dir, before));
  if (!reasons.length) return withClaims(before[name], back, declared);
  throw new CommandError(`${folder} was not rolled back to ${back.pinned}: ${reasons.join('; ')}.`);
}

export const rollbackCommand: Command = {
  help: HELP,
  async run([argument, ...more]) {
    const { name, folder } = await remoteNamed(argument);
    if (more.length)
      throw new WrongUsage(
        'Name only the remote. To choose a version, pin it: npm run pin -- <remote> <version>',
      );
    const dir = releasesDir();
    const earlier = (await readHistory(dir)).flatMap(({ remotes }) => remotes[name] ?? []);
    let replaced = '';
    let isCanaryEnded = false;
    const { remotes } = await changeRegistry(dir, `rollback ${name}`, async before => {
      const now = before[name];
      const back = now && rollBack(now, earlier);
      if (!back)
        throw new CommandError(
          `${folder} has no previous version to roll back to. Choose one from npm run releases -- ${folder} and pin it.`,
        );
      replaced = now.canary?.version ?? now.pinned;
      isCanaryEnded = now.canary !== undefined;
      return { ...before, [name]: await claim(dir, name, folder, back, before) };
    });
    const pinned = remotes[name]?.pinned;
    say(
      isCanaryEnded
        ? `The canary ${folder} ${replaced} has ended. All visitors get ${pinned}.`
        : `${folder} was rolled back from ${replaced} to ${pinned} for all visitors.`,
    );
  },
};

if (import.meta.main) void runCommand(rollbackCommand);
