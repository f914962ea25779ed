import path from 'node:path';
import { writeJson } from './files.ts';
import { readNewest } from './history.ts';
import { type Registry, registryDir, registryFile, registrySchema } from './registry.ts';

/** Writes the registry's file; its JSON schema is written beside it for editors. */
export async function writeRegistry(releasesDir: string, { revision, remotes }: Registry) {
  await writeJson(path.join(registryDir(releasesDir), 'remotes.schema.json'), registrySchema());
  await writeJson(registryFile(releasesDir), { $schema: './remotes.schema.json', revision, remotes });
}

/** Updates the registry's file to the newest change, no matter who made it. */
export async function publishNewest(releasesDir: string) {
  for (;;) {
    const newest = await readNewest(releasesDir);
    await writeRegistry(releasesDir, newest);
    if ((await readNewest(releasesDir)).revision === newest.revision) return;
  }
}
