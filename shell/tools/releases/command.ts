import { remoteFolder, remoteName } from '@home-truths/contract/gateway-calls';
import { type Command, execute as executeCommand, WrongUsage } from '@home-truths/remote/commands';
import { DecisionRefused, type Store } from '../../gateway/releases/actions/store.ts';
import { remoteFolders } from './builds.ts';
import { DatabaseUnusable } from './store.ts';

/** Returns the remotes of the registry, of the releases and of this project. */
async function knownRemotes(store: Store) {
  const { remotes } = await store.registry();
  const releases = await store.releases();
  const names = [...Object.keys(remotes), ...releases.map(({ name }) => name)];
  const all = [...names.map(remoteFolder), ...(await remoteFolders(process.cwd()))];
  return [...new Set(all)].filter(folder => /^mf-/.test(folder)).sort();
}

/** Accepts a folder (`mf-search`) or a name (`mf_search`). */
export async function remoteNamed(store: Store, argument: string | undefined) {
  const known = await knownRemotes(store);
  const folder = remoteFolder(argument ?? '');
  if (known.includes(folder)) return { name: remoteName(folder), folder };
  const all = known.join(', ');
  throw new WrongUsage(
    argument ? `There is no remote called ${argument}. Choose one of: ${all}.` : `Name a remote: ${all}.`,
  );
}

export const execute = (command: Command, args: string[]) =>
  executeCommand(command, args, [DecisionRefused, DatabaseUnusable]);

export async function runCommand(command: Command) {
  process.exitCode = await execute(command, process.argv.slice(2));
}
