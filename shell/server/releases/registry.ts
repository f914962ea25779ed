import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** `remotes.json`: which version of each area is pinned. */
const Registry = z.object({
  revision: z.int(),
  remotes: z.record(
    z.string().check(z.regex(/^[a-z_]{1,40}$/)),
    z.object({ pinned: z.string().check(z.regex(/^\w[\w.-]{0,79}$/)) }),
  ),
});
export type Registry = z.infer<typeof Registry>;

const fileOf = (dataDir: string) => path.join(dataDir, 'remotes.json');

/** Reads the registry; throws when it is not there or not whole. */
export const readRegistry = async (dataDir: string): Promise<Registry> =>
  Registry.parse(JSON.parse(await fs.readFile(fileOf(dataDir), 'utf8')));

/** Writes the registry in one step: a reader sees the old one or the new one. */
export async function writeRegistry(dataDir: string, registry: Registry) {
  const draft = `${fileOf(dataDir)}.${process.pid}.tmp`;
  await fs.writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
  await fs.rename(draft, fileOf(dataDir));
}

/** Where a release's files lie: written once, never changed. */
export const releaseDir = (dataDir: string, name: string, version: string) =>
  path.join(dataDir, 'releases', name, version);
