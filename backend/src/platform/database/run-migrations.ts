import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from './config.ts';
import { contractMigrations, expandMigrations, type NamedMigration } from './migrations/index.ts';

/** `expand` runs before the deployment, `contract` after it. */
export type Phase = 'expand' | 'contract' | 'all';

interface MigrationLists {
  expand: NamedMigration[];
  contract: NamedMigration[];
}

const LISTS: MigrationLists = { expand: expandMigrations, contract: contractMigrations };

export const MIGRATING = 'home-truths-migrate';
/** Short, since a statement that waits for an exclusive lock blocks all later writers. */
const LOCK_TIMEOUT_MS = 100;
/** Half a minute, after which any statement of the site has ended. */
const ATTEMPTS = 60;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';
const TOO_OLD =
  'It is from a version before 1.0.0, which this version cannot read, and was not changed. Use an empty database.';

/**
 * Runs a phase's pending migrations one by one, and repeats one that does not get its lock in time. On a new database
 * both phases run.
 * @returns the names of the executed migrations
 */
export async function runMigrations(url: string, phase: Phase, lists = LISTS): Promise<string[]> {
  // one connection, since a migration may change settings of the session
  const session = { application_name: MIGRATING, lock_timeout: LOCK_TIMEOUT_MS, max: 1 };
  const config = databaseConfig(url, session);
  const migrationsList = [...lists.expand, ...lists.contract];
  const orm = await MikroORM.init({ ...config, migrations: { ...config.migrations, migrationsList } });
  try {
    const executed = await executedNames(orm);
    if (executed.size && !lists.expand.some(({ name }) => executed.has(name))) throw new Error(TOO_OLD);
    const names = namesToRun(executed, phase, lists);
    for (const name of names) await retryOnLock(name, () => orm.migrator.up({ migrations: [name] }));
    return names;
  } finally {
    await orm.close();
  }
}

const executedNames = async (orm: MikroORM) =>
  new Set((await orm.migrator.getExecuted()).map(({ name }) => name));

function namesToRun(executed: Set<string>, phase: Phase, lists: MigrationLists) {
  const pendingOf = (list: NamedMigration[]) =>
    list.map(({ name }) => name).filter(name => !executed.has(name));
  const [expand, contract] = [pendingOf(lists.expand), pendingOf(lists.contract)];
  if (phase === 'expand' && executed.size) return expand;
  if (phase !== 'contract') return [...expand, ...contract];
  if (expand.length) throw new Error(`first run the migration without --contract: ${expand.join(', ')}`);
  return contract;
}

async function retryOnLock(name: string, work: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt++)
    try {
      await work();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === ATTEMPTS)
        throw new Error(
          `${name} did not get its lock: a backup or another long transaction uses the table. Run the migration again later.`,
        );
      await sleep(PAUSE_MS);
    }
}
