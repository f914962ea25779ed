import type { EntityManager, PostgreSqlConnection } from '@mikro-orm/postgresql';
import { types } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { sql, unsafe } from '../database/sql.ts';

export const MAIL_QUEUE = 'mail';
const JOB_SCHEMA = 'job';

export const HOURLY_QUEUE = 'hourly';

/** Seconds after which another worker takes over the job of a killed worker. */
const TAKEOVER = { heartbeatSeconds: 10 };
const MONITOR_INTERVAL_SECONDS = 3;

/** Seconds. A mail is retried for a week, in the end every five minutes. */
const JOB_OPTIONS = {
  ...TAKEOVER,
  retryLimit: 3_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 7 * 24 * 3_600,
  expireInSeconds: 60,
  deleteAfterSeconds: 3_600,
};

/** Seconds. A missed run is made up for once; a second simultaneous run is dropped. */
const HOURLY_OPTIONS = {
  ...TAKEOVER,
  missed: 'once',
  retryLimit: 3,
  retryDelay: 2,
  expireInSeconds: 1_800,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 24 * 3_600,
} as const;

/** The data of a job. It never has a token or a password. */
export interface MailJob {
  kind: string;
  /** The input of the writer; absent when the mail was sent. */
  about?: object;
}

const pool = (em: EntityManager) => (em.getConnection() as PostgreSqlConnection).getNativeClient();

/**
 * Creates pg-boss on the process's only pool, which returns dates as text for MikroORM. By default it only
 * queues jobs; a worker also takes over jobs of dead workers and queues scheduled ones. Only `migrate`
 * creates or changes its tables.
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

/** @param startAfter by default at once */
export const queueMail = (boss: PgBoss, job: MailJob, em?: EntityManager, startAfter?: Date) =>
  boss.send(MAIL_QUEUE, job, {
    ...JOB_OPTIONS,
    ...(startAfter && { startAfter }),
    ...(em && { db: fromKysely(em.getKysely()) }),
  });

/** Clears the data of a job whose mail was sent, so that a typed email is no longer stored. */
export const clearJobData = (id: string) =>
  sql`update ${unsafe(JOB_SCHEMA)}.job set data = data - 'about' where id = ${id}`;

/** Schedules the hourly job, which only one of all workers runs. */
export async function scheduleHourly(boss: PgBoss): Promise<void> {
  await boss.createQueue(HOURLY_QUEUE, { policy: 'exclusive' });
  await boss.schedule(HOURLY_QUEUE, '17 * * * *', null, HOURLY_OPTIONS);
}

export interface MailsByState {
  waiting: number;
  failed: number;
  /** Seconds for which the oldest due mail has waited. */
  oldest: number;
}

/** How many mails wait to be sent and were given up, and for how many seconds the oldest that is due has waited. */
export const mailsByState = () => sql<MailsByState>`
  select count(*) filter (where state < 'completed')::int as waiting,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
      filter (where state < 'completed' and start_after <= now())), 0)::float8 as oldest
  from ${unsafe(JOB_SCHEMA)}.job where name = ${MAIL_QUEUE}`;

/** Creates or updates pg-boss's tables, since serving processes may not change the schema. */
export async function prepareJobs(em: EntityManager): Promise<void> {
  const boss = createBoss(em, { migrate: true });
  await boss.start();
  await boss.createQueue(MAIL_QUEUE);
  await boss.stop({ graceful: false });
}
