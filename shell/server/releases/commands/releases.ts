/** `npm run releases`: the state of each remote. */

import { readCapabilities } from '../capabilities.ts';
import { readHistory } from '../change-registry.ts';
import { type Examined, examine, versionsOf } from '../examine.ts';
import { OLD_NAMES, withOldNames } from '../old-names.ts';
import { type Decision, readRegistry, registrySchema } from '../registry.ts';
import { CommandError, releasesDir, remoteNamed, runCommand, say } from './command.ts';

const HELP = `npm run releases
npm run releases -- <remote>

A table of all remotes: what is pinned, the way back, a canary, when the pinned version was released, what
its scripts weigh (packed), and whether it fits. With a remote: all its versions.

Fit is judged by what the shell that was started last lends, and by the contract that the running backend named to a
gateway last; until one has, by the contract the shell was built with.

  --history   the last changes, newest first
  --schema    the form of the registry as JSON schema
  --json      the same as JSON

Exit codes: 0 done, 1 there is no registry yet, 2 wrong usage.`;

const when = (time: string | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '';
const size = (bytes: number | undefined) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`);
const fitOf = ({ faults }: Examined) => (faults.length ? faults.join('; ') : 'fits');

/** Lines of columns as wide as their widest cell; the last one is as long as it is. */
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

function share({ canary, disabled }: Decision) {
  if (disabled) return 'off';
  return canary ? `${canary.percent} % get ${canary.version}` : 'all';
}

const offerNow = async (dir: string) => (await readCapabilities(dir))[0];

async function remotes(dir: string) {
  const { remotes } = await readRegistry(dir).catch(() => {
    throw new CommandError(
      `There is no registry in ${dir} yet: start the site, or release and pin a remote.`,
    );
  });
  const capabilities = await offerNow(dir);
  return Promise.all(
    Object.entries(remotes).map(async ([name, decision]) => ({
      remote: name.replaceAll('_', '-'),
      // the former name, for scripts that read `--json`
      area: name.replaceAll('_', '-'),
      ...withOldNames(decision, OLD_NAMES.decision),
      ...(await examine(dir, name, decision.pinned, capabilities)),
    })),
  );
}

const tableOfRemotes = (all: Awaited<ReturnType<typeof remotes>>) =>
  table([
    ['remote', 'pinned', 'previous', 'share', 'when (UTC)', 'size', 'fit'],
    ...all.map(each => [
      each.remote,
      each.pinned,
      each.previous ?? '–',
      share(each),
      when(each.releasedAt),
      size(each.bytes),
      fitOf(each),
    ]),
  ]);

async function versions(dir: string, name: string) {
  const capabilities = await offerNow(dir);
  return Promise.all((await versionsOf(dir, name)).map(version => examine(dir, name, version, capabilities)));
}

const tableOfVersions = (all: Examined[]) =>
  table([
    ['version', 'when (UTC)', 'size', 'fit'],
    ...all.map(each => [each.version, when(each.releasedAt), size(each.bytes), fitOf(each)]),
  ]);

const tableOfChanges = (all: Awaited<ReturnType<typeof readHistory>>) =>
  table([
    ['revision', 'when (UTC)', 'by', 'what'],
    ...all.map(({ revision, change }) => [`${revision}`, when(change.at), change.by ?? '–', change.what]),
  ]);

void runCommand({
  help: HELP,
  options: { history: { type: 'boolean' }, schema: { type: 'boolean' }, json: { type: 'boolean' } },
  async run([argument], { history, schema, json }) {
    const dir = releasesDir();
    const print = <Row>(rows: Row[], format: (rows: Row[]) => string) =>
      say(json ? JSON.stringify(rows, null, 2) : format(rows));
    if (schema) return say(JSON.stringify(registrySchema(), null, 2));
    if (history) return print(await readHistory(dir), tableOfChanges);
    if (argument) return print(await versions(dir, remoteNamed(argument).name), tableOfVersions);
    print(await remotes(dir), tableOfRemotes);
  },
});
