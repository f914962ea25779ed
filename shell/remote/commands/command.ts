import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Invalid arguments, which lead to exit code 2. */
export class WrongUsage extends Error {}
/** A failure whose message is printed, with exit code 1. */
export class CommandError extends Error {}

export type Values = Record<string, string | boolean | undefined>;

export interface Command {
  help: string;
  options?: ParseArgsConfig['options'];
  run(args: string[], values: Values): Promise<void>;
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);

export function sayAll(lines: string[]) {
  for (const line of lines) say(line);
}

/**
 * @param expected errors whose message is enough
 * @returns the exit code: 0 after success, 1 after a failure, 2 for invalid arguments
 */
export async function execute(
  { help, options = {}, run }: Command,
  args: string[],
  expected: (abstract new (...args: never[]) => Error)[] = [],
) {
  try {
    const { positionals, values } = read(options, args);
    refuseKeptOptions(options);
    if (values.help) say(help);
    else await run(positionals, values);
    return 0;
  } catch (error) {
    const { message, stack } = error as Error;
    const isExpected = [CommandError, WrongUsage, ...expected].some(kind => error instanceof kind);
    process.stderr.write(`${isExpected ? message : stack}\n`);
    if (!(error instanceof WrongUsage)) return 1;
    process.stderr.write(`\n${help}\n`);
    return 2;
  }
}

/**
 * Without `--`, npm makes a variable of an option: `npm run pin mf-search 1.0.0 --percent=10` would pin for everybody.
 * @throws WrongUsage if npm kept one of the options
 */
export function refuseKeptOptions(options: NonNullable<ParseArgsConfig['options']>) {
  const keptOption = Object.keys(options).find(name => process.env[`npm_config_${name}`]);
  if (!keptOption) return;
  const script = process.env.npm_lifecycle_event ?? '<command>';
  throw new WrongUsage(
    `npm kept --${keptOption} for itself. Write -- before the arguments: npm run ${script} -- …`,
  );
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
