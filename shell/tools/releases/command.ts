import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DecisionRefused, type Store } from '../../gateway/releases/actions/store.ts';
import { remoteFolder, remoteName } from '../../gateway/releases/registry.ts';
import { remoteFolders } from './builds.ts';
import { DatabaseUnusable } from './store.ts';

/** Invalid arguments, which lead to exit code 2. */
export class WrongUsage extends Error {}
/** A failure whose message is printed, with exit code 1. */
export class CommandError extends Error {}

type Values = Record<string, string | boolean | undefined>;

export interface Command {
  /** The output of `--help`. */
  help: string;
  options?: ParseArgsConfig['options'];
  run(args: string[], values: Values): Promise<void>;
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);

export function sayAll(lines: string[]) {
  for (const line of lines) say(line);
}

/** Returns the remotes of the registry, of the releases and of this project. */
async function knownRemotes(store: Store) {
  const [{ remotes }, releases] = [await store.registry(), await store.releases()];
  const names = [...Object.keys(remotes), ...releases.map(({ name }) => name)];
  const all = [...names.map(remoteFolder), ...(await remoteFolders(process.cwd()))];
  return [...new Set(all)].filter(folder => /^mf-/.test(folder)).sort();
}

/** Accepts a folder (`mf-search`) or a name (`mf_search`). */
export async function remoteNamed(store: Store, argument: string | undefined) {
  const [known, folder] = [await knownRemotes(store), remoteFolder(argument ?? '')];
  if (known.includes(folder)) return { name: remoteName(folder), folder };
  const all = known.join(', ');
  throw new WrongUsage(
    argument ? `There is no remote called ${argument}. Choose one of: ${all}.` : `Name a remote: ${all}.`,
  );
}

/** @returns the exit code: 0 after success, 1 after a failure, 2 for invalid arguments */
export async function execute({ help, options = {}, run }: Command, args: string[]) {
  try {
    const { positionals, values } = read(options, args);
    if (values.help) say(help);
    else await run(positionals, values);
    return 0;
  } catch (error) {
    const { message, stack } = error as Error;
    const isExpected = [CommandError, WrongUsage, DecisionRefused, DatabaseUnusable].some(
      kind => error instanceof kind,
    );
    process.stderr.write(`${isExpected ? message : stack}\n`);
    if (!(error instanceof WrongUsage)) return 1;
    process.stderr.write(`\n${help}\n`);
    return 2;
  }
}

export async function runCommand(command: Command) {
  process.exitCode = await execute(command, process.argv.slice(2));
}

function read(options: NonNullable<ParseArgsConfig['options']>, args: string[]) {
  const all = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: all });
    return { positionals, values: values as Values };
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
}
