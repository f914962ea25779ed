import type { EntityManager } from '@mikro-orm/postgresql';
import { createFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import type { Environment } from './environment.ts';
import { eraseAgain } from './erase-again.ts';
import { prepareJobs } from './mail/jobs.ts';
import { type RekeyNumbers, rekey } from './merges/rekey.ts';
import { loadShippedLocalities } from './places/shipped-localities.ts';
import { hasOldKeys, recordKeyVersion } from './properties/key-version.ts';
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
  await createFirstAdmin(em, environment, showPassword);
  return { seeded, erasedAgain };
}

/**
 * Gives properties their keys, once the rules changed by which they are made; a minute where there are a million. That is
 * recorded when no process of the release before is left, which adds keys by its own rules.
 * @returns nothing where all keys are by the present rules
 */
export async function rekeyProperties(
  em: EntityManager,
  isBeforeDeployment: boolean,
  print: (line: string) => void,
): Promise<RekeyNumbers | undefined> {
  if (!(await hasOldKeys(em))) return undefined;
  const numbers = await rekey(em, { print });
  if (!isBeforeDeployment) await recordKeyVersion(em);
  return numbers;
}

async function seedDemo(em: EntityManager, environment: Environment) {
  const [{ readDemoData }, { loadDemo }] = await Promise.all([
    import('./demo/demo-data.ts'),
    import('./demo/load-demo.ts'),
  ]);
  await loadDemo(em, await readDemoData(), await openPhotoStore(environment));
}
