import { RemoteName, remoteName } from '@home-truths/contract/gateway-calls';
import * as z from 'zod';

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

export const dayOf = (time: Date) => time.toISOString().slice(0, 10);
