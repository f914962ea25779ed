import { parseArgs } from 'node:util';
import { RemoteName, remoteName } from '@home-truths/contract/gateway-calls';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod';
import { runDatabaseCommand } from '../platform/database/command.ts';

/** Turns a folder such as `mf-search` into a name such as `mf_search`. */
export const Remote = z
  .string('Name a remote by its folder, such as mf-search')
  .transform(remoteName)
  .pipe(RemoteName);

/** @throws Error with a sentence and the usage */
export function parseArgument<T>(schema: z.core.$ZodType<T>, value: unknown, usage: string): T {
  const { data, error } = z.safeParse(schema, value);
  if (error) throw new Error(`${error.issues[0]?.message}.\n${usage}`);
  return data;
}

export type Options = Partial<Record<string, string>>;

/** Returns the text to print. */
export type Action = (em: EntityManager, argument: string | undefined, options: Options) => Promise<string>;

/** Runs the action that the first argument names, with the second and the options, which all have a value. */
export function runAction(
  actions: Record<string, Action>,
  optionNames: readonly string[],
  usage: string,
): void {
  runDatabaseCommand(async em => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(optionNames.map(name => [name, { type: 'string' as const }])),
    });
    const [name = '', argument, ...more] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || more.length > 0) throw new Error(usage);
    return action(em, argument, values);
  });
}

export const dayOf = (time: Date) => time.toISOString().slice(0, 10);
