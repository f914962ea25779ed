import type { EntityManager, PostgreSqlConnection } from '@mikro-orm/postgresql';
import { types } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { sql, unsafe } from '../database/sql.ts';

export const MAIL_QUEUE = 'mail';
const JOB_SCHEMA = 'job';

/** A worker that sends no heartbeat is dead, and another takes over its job. */
export const HEARTBEAT = { heartbeatSeconds: 10 };
/** How often pg-boss looks for dead workers. */
const MONITOR_INTERVAL_SECONDS = 3;

/** Times in seconds. A mail is retried for a week, in the end every five minutes. */
const MAIL_JOB_OPTIONS = {
  ...HEARTBEAT,
  retryLimit: 3_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 7 * 24 * 3_600,
  expireInSeconds: 60,
  deleteAfterSeconds: 3_600,
};

/** The data of a job, without tokens and passwords. */
export interface MailJob {
  kind: string;
  /** The data of the mail; absent once it was sent. */
  about?: object;
}

const pool = (em: EntityManager) => (em.getConnection() as PostgreSqlConnection).getNativeClient();

/**
 * Creates pg-boss on MikroORM's pool, which returns dates as text, so `types` parses them again. By default it only
 * queues jobs; `isWorker` takes over jobs of dead workers, `hasSchedule` queues scheduled jobs, `migrate` creates or
 * changes its tables.
 */
export function createBoss(
  em: EntityManager,
  { migrate = false, isWorker = false, hasSchedule = false } = {},
): PgBoss {
  const executeSql = async (text: string, values: unknown[] = []) =>
    (await pool(em)).query({ text, values, types });
  return new PgBoss({
    db: { executeSql },
    schema: JOB_SCHEMA,
    migrate,
    schedule: hasSchedule,
    supervise: isWorker,
    superviseIntervalSeconds: MONITOR_INTERVAL_SECONDS,
    monitorIntervalSeconds: MONITOR_INTERVAL_SECONDS,
  });
}

export const queueMail = (boss: PgBoss, job: MailJob, em?: EntityManager, startAfter?: Date) =>
  boss.send(MAIL_QUEUE, job, {
    ...MAIL_JOB_OPTIONS,
    ...(startAfter && { startAfter }),
    ...(em && { db: fromKysely(em.getKysely()) }),
  });

/** Queues mails in a command's transaction; if the site is not running, its next start sends them. */
export async function queueMails(em: EntityManager, mails: readonly MailJob[]): Promise<void> {
  const boss = createBoss(em);
  await boss.start();
  try {
    for (const mail of mails) await queueMail(boss, mail, em);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Clears the data of a job whose mail was sent, since it may contain an email address. */
export const clearJobData = (id: string) =>
  sql`update ${unsafe(JOB_SCHEMA)}.job set data = data - 'about' where id = ${id}`;

export interface MailsByState {
  waiting: number;
  failed: number;
  /** Seconds overdue. */
  oldest: number;
}

/** Compares states by their order in pg-boss: those before `completed` are still to be sent. */
export const mailsByState = () => sql<MailsByState>`
  select count(*) filter (where state < 'completed')::int as waiting,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
      filter (where state < 'completed' and start_after <= now())), 0)::float8 as oldest
  from ${unsafe(JOB_SCHEMA)}.job where name = ${MAIL_QUEUE}`;

/** Creates or updates pg-boss's tables; serving processes may not change the schema. */
export async function prepareJobs(em: EntityManager): Promise<void> {
  const boss = createBoss(em, { migrate: true });
  await boss.start();
  await boss.createQueue(MAIL_QUEUE);
  await boss.stop({ graceful: false });
}
