/** `npm run releases`: the state of each remote. */
import { releaseRoutes } from '@home-truths/contract';
import { readRemoteReleasesSchemas } from '@home-truths/contract/schemas';
import { type ExaminedRelease, examine, examineAll } from '../../gateway/releases/actions/examine.ts';
import type { Change, Store } from '../../gateway/releases/actions/store.ts';
import { type Decision, registrySchema, remoteFolder } from '../../gateway/releases/registry.ts';
import { type Command, CommandError, remoteNamed, runCommand, say, WrongUsage } from './command.ts';
import { outdated } from './prune.ts';
import { callSite, SITE_OPTION } from './site-client.ts';
import { changing, reading } from './store.ts';

const HELP = `npm run releases
npm run releases -- <remote> [--site https://homes.example]

Lists all remotes: the pinned version, the previous version to roll back to, the rollout (all visitors, a canary, or
disabled), when the pinned version was released, the compressed size of its scripts, and whether it is compatible. With
a remote it lists that remote's versions, and who published them. A version that runs in browsers only has no part in
what the server draws.

A version is compatible if it gets what it needs from the shell that was started last and from the contract that the
running backend last reported to a gateway; until then, from the contract the shell was built with.

  --prune     remove versions of remotes and of the shell. Those that are pinned, a canary or the previous one, the five
              used last, and those that visitors could get within the last 14 days remain
  --history   list the last changes, newest first
  --schema    print the JSON schema of the registry
  --json      print the list as JSON
  --site URL  list a remote of a site from anywhere, with the release token in RELEASE_TOKEN

Exit codes: 0 done; 1 there is no registry yet; 2 wrong usage.`;

const formatTime = (time: string | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '';
const formatSize = (bytes: number | undefined) =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`;
function statusOf({ faults, runsOnServer }: ExaminedRelease) {
  if (faults.length) return `not usable because ${faults.join('; ')}`;
  return runsOnServer ? 'compatible' : 'compatible, browser only';
}

/** Pads all columns but the last to their widest cell. */
function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rolloutOf({ canary, disabled }: Decision) {
  if (disabled) return 'disabled';
  return canary ? `canary ${canary.version} at ${canary.percent} %` : 'all visitors';
}

async function remotesOf(store: Store) {
  const [{ remotes }, releases] = [await store.registry(), await store.releases()];
  if (!Object.keys(remotes).length)
    throw new CommandError('There is no registry yet. Start the site, or release and pin a remote.');
  return Object.entries(remotes).map(([name, decision]) => ({
    remote: remoteFolder(name),
    ...decision,
    ...examine(releases, name, decision.pinned),
  }));
}

const tableOfRemotes = (all: (Decision & ExaminedRelease & { remote: string })[]) =>
  table([
    ['remote', 'pinned', 'previous', 'rollout', 'released (UTC)', 'size', 'status'],
    ...all.map(each => [
      each.remote,
      each.pinned,
      each.previous ?? '–',
      rolloutOf(each),
      formatTime(each.releasedAt),
      formatSize(each.bytes),
      statusOf(each),
    ]),
  ]);

async function versions(store: Store, argument: string) {
  const [{ name }, releases] = [await remoteNamed(store, argument), await store.releases()];
  return examineAll(releases, name);
}

const tableOfVersions = (all: ExaminedRelease[]) =>
  table([
    ['version', 'released (UTC)', 'published by', 'size', 'status'],
    ...all.map(each => [
      each.version,
      formatTime(each.releasedAt),
      each.publishedBy ?? '–',
      formatSize(each.bytes),
      statusOf(each),
    ]),
  ]);

async function prune() {
  const removed = await changing(async store => {
    const found = outdated(await store.releases(), await store.history(), Date.now());
    await store.remove(found);
    return found;
  });
  for (const { name, version } of removed) say(`${remoteFolder(name)} ${version} was removed.`);
  say(removed.length === 1 ? '1 version was removed.' : `${removed.length} versions were removed.`);
}

const tableOfChanges = (all: Pick<Change, 'revision' | 'change'>[]) =>
  table([
    ['revision', 'changed (UTC)', 'by', 'change'],
    ...all.map(({ revision, change }) => [
      `${revision}`,
      formatTime(change.at),
      change.by ?? '–',
      change.what,
    ]),
  ]);

export const releasesCommand: Command = {
  help: HELP,
  options: {
    prune: { type: 'boolean' },
    history: { type: 'boolean' },
    schema: { type: 'boolean' },
    json: { type: 'boolean' },
    ...SITE_OPTION,
  },
  async run([argument], { history, schema, json, site, ...options }) {
    const print = <Row>(rows: Row[], format: (rows: Row[]) => string) =>
      say(json ? JSON.stringify(rows, null, 2) : format(rows));
    if (site !== undefined) {
      if (!argument || options.prune || schema)
        throw new WrongUsage('With --site, name one remote, and neither --prune nor --schema.');
      const all = await callSite(site, releaseRoutes.readRemoteReleases, readRemoteReleasesSchemas, argument);
      const changes = all.history.map(({ revision, ...change }) => ({ revision, change }));
      if (history) return print(changes, tableOfChanges);
      const { pinned } = all;
      const now = all.versions.find(({ version }) => version === pinned);
      if (now && pinned && !json) say(`${tableOfRemotes([{ ...now, ...all, pinned }])}\n`);
      return print(all.versions, tableOfVersions);
    }
    if (options.prune) return prune();
    if (schema) return say(JSON.stringify(registrySchema(), null, 2));
    if (history) return print(await reading(store => store.history()), tableOfChanges);
    if (argument) return print(await reading(store => versions(store, argument)), tableOfVersions);
    print(await reading(remotesOf), tableOfRemotes);
  },
};

if (import.meta.main) void runCommand(releasesCommand);
