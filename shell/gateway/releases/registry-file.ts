import path from 'node:path';
import { writeJson } from './files.ts';
import { readNewest } from './history.ts';
import { type Registry, registryDir, registryFile, registrySchema } from './registry.ts';

/** Also writes the JSON schema for editors. */
export async function writeRegistry(releasesDir: string, { revision, remotes }: Registry) {
  await writeJson(path.join(registryDir(releasesDir), 'remotes.schema.json'), registrySchema());
  await writeJson(registryFile(releasesDir), { $schema: './remotes.schema.json', revision, remotes });
}

/** Writes the newest change, even another writer's, to the registry's file. */
export async function publishNewest(releasesDir: string) {
  for (;;) {
    const newest = await readNewest(releasesDir);
    await writeRegistry(releasesDir, newest);
    if ((await readNewest(releasesDir)).revision === newest.revision) return;
  }
}
