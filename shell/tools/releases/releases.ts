/** `npm run releases`: the state of each remote. */

import { readCapabilities } from '../../gateway/releases/capabilities.ts';
import { copiesIn } from '../../gateway/releases/copies.ts';
import { type ExaminedRelease, examine, versionsOf } from '../../gateway/releases/examine.ts';
import { readHistory } from '../../gateway/releases/history.ts';
import { prune } from '../../gateway/releases/prune.ts';
import {
  type Decision,
  readRegistry,
  registrySchema,
  remoteFolder,
} from '../../gateway/releases/registry.ts';
import { type Command, CommandError, releasesDir, remoteNamed, runCommand, say } from './command.ts';

const HELP = `npm run releases
npm run releases -- <remote>

Lists all remotes: the pinned version, the previous version to roll back to, the rollout (all visitors, a canary, or
disabled), when the pinned version was released, the compressed size of its scripts, and whether it is compatible. With
a remote it lists that remote's versions.

A version is compatible if it gets what it needs from the shell that was started last and from the contract that the
running backend last reported to a gateway; until then, from the contract the shell was built with.

  --prune     remove versions of remotes and of the shell. Those that are pinned, a canary or the previous one, the five
              used last, and those that visitors could get within the last 14 days remain
  --history   list the last changes, newest first
  --schema    print the JSON schema of the registry
  --json      print the list as JSON

Exit codes: 0 done; 1 there is no registry yet; 2 wrong usage.`;

const formatTime = (time: string | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '';
const formatSize = (bytes: number | undefined) =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`;
const statusOf = ({ faults }: ExaminedRelease) =>
  faults.length ? `not usable because ${faults.join('; ')}` : 'compatible';

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

const currentCapabilities = async (dir: string) => (await readCapabilities(dir))[0];

const registryIn = (dir: string) =>
  readRegistry(dir).catch(() => {
    throw new CommandError(
      `There is no registry in ${dir} yet. Start the site, or release and pin a remote.`,
    );
  });

async function remotes(dir: string) {
  const { remotes } = await registryIn(dir);
  const capabilities = await currentCapabilities(dir);
  return Promise.all(
    Object.entries(remotes).map(async ([name, decision]) => ({
      remote: remoteFolder(name),
      ...decision,
      ...(await examine(dir, name, decision.pinned, capabilities)),
    })),
  );
}

const tableOfRemotes = (all: Awaited<ReturnType<typeof remotes>>) =>
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

async function versions(dir: string, name: string) {
  const capabilities = await currentCapabilities(dir);
  return Promise.all((await versionsOf(dir, name)).map(version => examine(dir, name, version, capabilities)));
}

const tableOfVersions = (all: ExaminedRelease[]) =>
  table([
    ['version', 'released (UTC)', 'size', 'status'],
    ...all.map(each => [each.version, formatTime(each.releasedAt), formatSize(each.bytes), statusOf(each)]),
  ]);

async function pruneAll(dir: string) {
  const removed = await prune(dir, copiesIn(process.env), await registryIn(dir));
  for (const [name, version] of removed) say(`${remoteFolder(name)} ${version} was removed.`);
  say(removed.length === 1 ? '1 version was removed.' : `${removed.length} versions were removed.`);
}

const tableOfChanges = (all: Awaited<ReturnType<typeof readHistory>>) =>
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
  },
  async run([argument], { history, schema, json, ...options }) {
    const dir = releasesDir();
    const print = <Row>(rows: Row[], format: (rows: Row[]) => string) =>
      say(json ? JSON.stringify(rows, null, 2) : format(rows));
    if (options.prune) return pruneAll(dir);
    if (schema) return say(JSON.stringify(registrySchema(), null, 2));
    if (history) return print(await readHistory(dir), tableOfChanges);
    if (argument) return print(await versions(dir, (await remoteNamed(argument)).name), tableOfVersions);
    print(await remotes(dir), tableOfRemotes);
  },
};

if (import.meta.main) void runCommand(releasesCommand);
