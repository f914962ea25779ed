import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import { eraseLoggedPasswords } from './accounts/logged-passwords.ts';
import type { Environment } from './environment.ts';
import { eraseAgain } from './erase-again.ts';
import { prepareJobs } from './mail/jobs.ts';
import { type RekeyNumbers, rekey } from './merges/rekey.ts';
import { loadShippedLocalities } from './places/shipped-localities.ts';
import { Property } from './properties/property.entity.ts';
import { storeResources } from './resources/seed.ts';
import { openPhotoStore } from './uploads/open-photo-store.ts';

/**
 * What each domain does once the database is migrated: our own guides and the list of localities are updated, an empty
 * database is filled with demonstration data where requested.
 * @param showPassword shows the first administrator's password to a person
 * @returns whether demonstration data were loaded, and how many erasures were repeated after a restore
 */
export async function prepareData(
  em: EntityManager,
  environment: Environment,
  showPassword?: (admin: FirstAdmin) => void,
): Promise<{ seeded: boolean; erasedAgain: number }> {
  await prepareJobs(em);
  await storeResources(em);
  const seeded = environment.SEED === 'demo' && (await em.count(Property)) === 0;
  if (seeded) await seedDemo(em.fork(), environment);
  await loadShippedLocalities(em);
  const erasedAgain = await eraseAgain(em, environment);
  await eraseLoggedPasswords(em, path.join(environment.DATA_DIR, 'logs', 'migrate.log'));
  await createFirstAdmin(em, environment, showPassword);
  return { seeded, erasedAgain };
}

/**
 * Gives properties their keys after an upgrade, which takes minutes where there are a million. The worker joins those that
 * are one home: until the last process of the release before has ended, their pages would be missing there.
 */
export const rekeyProperties = (em: EntityManager, print: (line: string) => void): Promise<RekeyNumbers> =>
  rekey(em, { print, isKeyingOnly: true });

async function seedDemo(em: EntityManager, environment: Environment) {
  const [{ readDemoData }, { loadDemo }] = await Promise.all([
    import('./demo/demo-data.ts'),
    import('./demo/load-demo.ts'),
  ]);
  await loadDemo(em, await readDemoData(), await openPhotoStore(environment));
}
