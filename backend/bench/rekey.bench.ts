import { MikroORM } from '@mikro-orm/postgresql';
import { rekey } from '../src/merges/rekey.ts';
import { databaseConfig } from '../src/platform/database/config.ts';
import { printLine } from './machine.ts';

/** How long `npm run rekey` takes where no property has a key yet, and where new rules leave all keys as they are. */
export async function benchRekey(url: string) {
  const orm = await MikroORM.init({ ...databaseConfig(url), driverOptions: {} });
  for (const what of ['without keys', 'with keys']) {
    const start = performance.now();
    const { keyed, merged } = await rekey(orm.em);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    printLine(`\nRekeying properties ${what}: ${keyed} keyed, ${merged} merged in ${seconds} s`);
  }
  await orm.close();
}
