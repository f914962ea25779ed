import type { EntityManager, PostgreSqlConnection } from '@mikro-orm/postgresql';
import { types } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { raw, statement } from '../database/statement.ts';

/** The queue of mails, and the schema of the database in which pg-boss stores it. */
export const MAIL_QUEUE = 'mail';
const JOB_SCHEMA = 'job';

/** The queue of the hourly job. */
export const HOURLY_QUEUE = 'hourly';

/** The seconds after which another worker takes up the job of one that was killed. */
const TAKEOVER = { heartbeatSeconds: 10 };
const MONITOR_INTERVAL_SECONDS = 3;

/** Seconds. A mail server that is down is retried for a week, finally every five minutes. */
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

/** Seconds. A run that no worker could start is made up for once; of two the second waits for nobody. */
const HOURLY_OPTIONS = {
  ...TAKEOVER,
  missed: 'once',
  retryLimit: 3,
  retryDelay: 2,
  expireInSeconds: 1_800,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 24 * 3_600,
} as const;

/** The data of a job: the kind of mail, and what it is about. Never a token or a password. */
export interface MailJob {
  kind: string;
  /** Absent once the mail was sent. */
  about?: object;
}

const pool = (em: EntityManager) => (em.getConnection() as PostgreSqlConnection).getNativeClient();

/**
 * pg-boss on the one pool of this process; MikroORM reads dates as text there, pg-boss wants them as dates. By default
 * it only puts jobs into queues. A worker also takes jobs away from workers that died, and queues those of the schedule.
 * Only where it may `migrate` it creates or changes its tables.
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

/**
 * Puts a mail into the queue.
 * @param em the transaction it belongs to
 * @param startAfter when it is to be written and sent; at once when omitted
 */
export const queueMail = (boss: PgBoss, job: MailJob, em?: EntityManager, startAfter?: Date) =>
  boss.send(MAIL_QUEUE, job, {
    ...JOB_OPTIONS,
    ...(startAfter && { startAfter }),
    ...(em && { db: fromKysely(em.getKysely()) }),
  });

/** Clears the data of a job whose mail was sent: an email that was typed for it is no longer stored. */
export const clearJobData = (id: string) =>
  statement`update ${raw(JOB_SCHEMA)}.job set data = data - 'about' where id = ${id}`;

/** Puts the hourly job onto the schedule. However many workers there are, one of them does it. */
export async function scheduleHourly(boss: PgBoss): Promise<void> {
  await boss.createQueue(HOURLY_QUEUE, { policy: 'exclusive' });
  await boss.schedule(HOURLY_QUEUE, '17 * * * *', null, HOURLY_OPTIONS);
}

/** How many mails there are by state, and how long they wait. */
export interface MailsByState {
  waiting: number;
  failed: number;
  /** Seconds. */
  oldest: number;
}

/** How many mails wait to be sent and were given up, and for how many seconds the oldest that is due has waited. */
export const mailsByState = () => statement`
  select count(*) filter (where state < 'completed')::int as waiting,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
      filter (where state < 'completed' and start_after <= now())), 0)::float8 as oldest
  from ${raw(JOB_SCHEMA)}.job where name = ${MAIL_QUEUE}`;

/** Creates or updates what pg-boss needs in the database, so that serving processes find it there. */
export async function prepareJobs(em: EntityManager): Promise<void> {
  const boss = createBoss(em, { migrate: true });
  await boss.start();
  await boss.createQueue(MAIL_QUEUE);
  await boss.stop({ graceful: false });
}
