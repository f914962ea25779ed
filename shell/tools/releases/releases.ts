import { remoteFolder } from '@home-truths/contract/gateway-calls';
import {
  type Command,
  CommandError,
  print,
  releasesAtSite,
  SITE_OPTION,
  say,
  tableOfChanges,
  tableOfRemotes,
  tableOfVersions,
} from '@home-truths/remote/commands';
import { examine } from '../../gateway/releases/actions/examine.ts';
import { remoteReleases } from '../../gateway/releases/actions/remote-releases.ts';
import type { Store } from '../../gateway/releases/actions/store.ts';
import { registrySchema } from '../../gateway/releases/registry.ts';
import { remoteNamed, runCommand } from './command.ts';
import { outdated } from './prune.ts';
import { changeStore, readFromStore } from './store.ts';

const HELP = `npm run releases
npm run releases -- <remote> [--site https://homes.example]

Lists all remotes: the pinned version, the previous version to roll back to, the rollout (all visitors, a canary, or
disabled), when the pinned version was released, the compressed size of its scripts, and whether it is compatible. With
a remote it lists that remote's versions, and who published them. A version that runs in browsers only has no part in
what the server draws.

A version is compatible if it gets what it needs from the shell that was started last and from the contract that the
running backend last reported to a gateway; until then, from the contract the shell was built with. A version with paths
or slots of others cannot be used either.

  --prune     remove versions of remotes and of the shell. Those that are pinned, a canary or the previous one, the five
              used last, and those that visitors could get within the last 14 days remain
  --history   list the last changes, newest first
  --schema    print the JSON schema of the registry
  --json      print the list as JSON
  --site URL  list a remote of a site from anywhere, with RELEASE_TOKEN or as a trusted publisher

Exit codes: 0 done; 1 there is no registry yet; 2 wrong usage.`;

async function remotesOf(store: Store) {
  const { remotes } = await store.registry();
  const releases = await store.releases();
  if (!Object.keys(remotes).length)
    throw new CommandError('There is no registry yet. Start the site, or release and pin a remote.');
  return Object.entries(remotes).map(([name, decision]) => ({
    remote: remoteFolder(name),
    ...decision,
    ...examine(releases, name, decision.pinned),
  }));
}

async function versions(store: Store, argument: string) {
  const { name } = await remoteNamed(store, argument);
  return (await remoteReleases(store, name)).versions;
}

async function prune() {
  const removed = await changeStore(async store => {
    const releases = outdated(await store.releases(), await store.history(), Date.now());
    await store.remove(releases);
    return releases;
  });
  for (const { name, version } of removed) say(`${remoteFolder(name)} ${version} was removed.`);
  say(removed.length === 1 ? '1 version was removed.' : `${removed.length} versions were removed.`);
}

export const releasesCommand: Command = {
  help: HELP,
  options: {
    prune: { type: 'boolean' },
    history: { type: 'boolean' },
    schema: { type: 'boolean' },
    json: { type: 'boolean' },
    ...SITE_OPTION,
  },
  async run(args, values) {
    if (values.site !== undefined) return releasesAtSite.run(args, values);
    const [argument] = args;
    const { prune: isPruning, history, schema, json } = values;
    if (isPruning) return prune();
    if (schema) return say(JSON.stringify(registrySchema(), null, 2));
    if (history) return print(await readFromStore(store => store.history()), tableOfChanges, json);
    if (argument)
      return print(await readFromStore(store => versions(store, argument)), tableOfVersions, json);
    print(await readFromStore(remotesOf), tableOfRemotes, json);
  },
};

if (import.meta.main) void runCommand(releasesCommand);
