import type { EntityManager, PostgreSqlConnection } from '@mikro-orm/postgresql';
import { types } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';

/** The queue of mails, and the schema of the database in which pg-boss stores it. */
export const QUEUE = 'mail';
const SCHEMA = 'job';

/** Seconds. A mail server that is down is tried for a week, in the end every five minutes. */
const JOB = {
  retryLimit: 3_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 7 * 24 * 3_600,
  expireInSeconds: 60,
  deleteAfterSeconds: 3_600,
};

/** What a job says: which kind of letter, about what. Never a token or a password. */
export interface Task {
  kind: string;
  /** Nothing once the letter was sent. */
  about?: object;
}

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

/**
 * Puts a mail into the queue.
 * @param em the transaction it belongs to
 * @param startAfter when it is to be written and sent; at once when left out
 */
export const queueMail = (boss: PgBoss, task: Task, em?: EntityManager, startAfter?: Date) =>
  boss.send(QUEUE, task, {
    ...JOB,
    ...(startAfter && { startAfter }),
    ...(em && { db: fromKysely(em.getKysely()) }),
  });

/** Clears the data of a job whose letter was sent: an email that was typed for it is stored no longer. */
export const clearJobData = async (em: EntityManager, id: string) =>
  (await pool(em)).query(`update ${SCHEMA}.job set data = data - 'about' where id = $1`, [id]);

/** Makes or renews what pg-boss needs in the database, so that a process that serves finds it there. */
export async function prepareJobs(em: EntityManager): Promise<void> {
  const boss = createBoss(em, { migrate: true });
  await boss.start();
  await boss.createQueue(QUEUE);
  await boss.stop({ graceful: false });
}
