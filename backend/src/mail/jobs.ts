import type { EntityManager, PostgreSqlConnection } from '@mikro-orm/postgresql';
import { types } from 'pg';
import { PgBoss } from 'pg-boss';

/** The queue of mails, and the schema of the database in which pg-boss keeps it. */
export const QUEUE = 'mail';
const SCHEMA = 'job';

const pool = (em: EntityManager) => (em.getConnection() as PostgreSqlConnection).getNativeClient();

/**
 * pg-boss on the one pool of this process; MikroORM reads dates as text there, pg-boss wants them as dates. Only
 * where it may `migrate` does it make or change its tables.
 */
export function createBoss(em: EntityManager, { migrate = false } = {}): PgBoss {
  const executeSql = async (text: string, values: unknown[] = []) =>
    (await pool(em)).query({ text, values, types });
  return new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    migrate,
    schedule: false,
    superviseIntervalSeconds: 30,
  });
}

/** Makes or renews what pg-boss needs in the database, so that a process that serves finds it there. */
export async function prepareJobs(em: EntityManager): Promise<void> {
  const boss = createBoss(em, { migrate: true });
  await boss.start();
  await boss.createQueue(QUEUE);
  await boss.stop({ graceful: false });
}
