import type { EntityManager } from '@mikro-orm/postgresql';
import { createFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import type { Environment } from './environment.ts';
import { eraseAgain } from './erase-again.ts';
import { type RekeyNumbers, rekey } from './merges/rekey.ts';
import { loadShippedLocalities } from './places/shipped-localities.ts';
import { prepareJobs } from './platform/mail/jobs.ts';
import { isRekeyPending, recordKeyVersion } from './properties/addresses/key-version.ts';
import { Property } from './properties/property.entity.ts';
import { storeResources } from './resources/seed.ts';
import { openPhotoStore } from './uploads/open-photo-store.ts';

/**
 * Adds what a database needs after its migrations.
 * @param showPassword shows the first administrator's password to a person
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
 * Gives all properties new keys if the rules have changed; a million take a minute. The version is recorded after the
 * deployment, since the previous release still adds keys by earlier rules.
 */
export async function rekeyProperties(
  em: EntityManager,
  isBeforeDeployment: boolean,
  print: (line: string) => void,
): Promise<RekeyNumbers | undefined> {
  if (!(await isRekeyPending(em))) return undefined;
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
