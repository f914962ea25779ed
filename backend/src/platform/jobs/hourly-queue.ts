import type { PgBoss } from 'pg-boss';
import { HEARTBEAT } from '../mail/jobs.ts';

export const HOURLY_QUEUE = 'hourly';

/** Times in seconds. After an outage the task runs once, however many runs were missed. */
const HOURLY_OPTIONS = {
  ...HEARTBEAT,
  missed: 'once',
  retryLimit: 3,
  retryDelay: 2,
  expireInSeconds: 1_800,
  retentionSeconds: 3_600,
  deleteAfterSeconds: 24 * 3_600,
} as const;

export async function scheduleHourly(boss: PgBoss): Promise<void> {
  await boss.createQueue(HOURLY_QUEUE, { policy: 'exclusive' });
  await boss.schedule(HOURLY_QUEUE, '17 * * * *', null, HOURLY_OPTIONS);
}
