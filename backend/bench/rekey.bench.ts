import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../src/database/config.ts';
import { rekey } from '../src/merges/rekey.ts';
import { printLine } from './machine.ts';

/** How long `npm run rekey` takes where no property has a key yet, as after an upgrade. */
export async function benchRekey(url: string) {
  const orm = await MikroORM.init({ ...databaseConfig(url), driverOptions: {} });
  const start = performance.now();
  const { keyed, joined, recounted } = await rekey(orm.em);
  const seconds = Math.round((performance.now() - start) / 1000);
  await orm.close();
  printLine(
    `\nRekeying: ${keyed} properties keyed, ${joined} joined, ${recounted} counted again in ${seconds} s`,
  );
}
