import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { LOG } from '../http/logging.ts';
import { describeError } from '../http/problem.ts';
import { createBoss, HEARTBEAT, MAIL_QUEUE, type MailJob } from '../mail/jobs.ts';
import { MailService } from '../mail/mail.service.ts';
import { HourlyTasks } from './hourly-tasks.ts';

const RETRY_DELAY_MS = 2_000;
const STOP_LIMIT_MS = 5_000;

/** By default pg-boss runs one job at a time. */
const MAIL_OPTIONS = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;

const HOURLY_QUEUE = 'hourly';

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
  // one job at a time waits or runs
  await boss.createQueue(HOURLY_QUEUE, { policy: 'exclusive' });
  await boss.schedule(HOURLY_QUEUE, '17 * * * *', null, HOURLY_OPTIONS);
}

/**
 * Takes jobs from pg-boss (shell/docs/architecture/mail.md): sends mails and runs hourly tasks, shared with other
 * workers. On a read-only site it only sends mails, since hourly tasks delete rows and files.
 */
@Injectable()
export class JobWorker implements BeforeApplicationShutdown {
  private boss: PgBoss | undefined;
  private started: Promise<void> | undefined;
  private tasksAtStart: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  /** True once jobs are taken; the health check reads it. */
  isWorking = false;

  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    private readonly hourly: HourlyTasks,
    @Inject(LOG) private readonly log: Logger,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  start(): Promise<void> {
    this.started ??= this.connect();
    return this.started;
  }

  async beforeApplicationShutdown() {
    this.stopping.abort();
    await this.started;
    await this.boss?.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    // a task that gets a connection while the pool ends would keep it, and the pool would never end
    await Promise.race([this.tasksAtStart, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Tries again until the database is there, or the process stops. */
  private async connect() {
    while (!this.stopping.signal.aborted) {
      const boss = createBoss(this.em, { isWorker: true, hasSchedule: !this.isReadOnly });
      boss.on('error', error => this.log.warn({ error: describeError(error) }, 'job queue'));
      this.boss = boss;
      try {
        await this.takeJobs(boss);
        this.isWorking = true;
        return;
      } catch (error) {
        this.log.warn({ error: describeError(error) }, 'job queue not opened');
        await boss.stop({ graceful: false }).catch(() => {});
        await wait(RETRY_DELAY_MS, undefined, this.stopping).catch(() => {});
      }
    }
  }

  private get isReadOnly() {
    return this.environment.READ_ONLY === 'on';
  }

  private async takeJobs(boss: PgBoss) {
    await boss.start();
    await boss.createQueue(MAIL_QUEUE);
    // empty until `work` responds, when the first job may already run
    let mailWorker = '';
    mailWorker = await boss.work(MAIL_QUEUE, MAIL_OPTIONS, async (jobs: JobWithMetadata<MailJob>[]) => {
      try {
        for (const job of jobs) await this.mail.send(job);
      } finally {
        // the next mail need not wait for the next poll
        boss.notifyWorker(mailWorker);
      }
    });
    if (this.isReadOnly) return;
    await scheduleHourly(boss);
    await boss.work(HOURLY_QUEUE, () => this.hourly.run());
    this.tasksAtStart = this.hourly.runAtStart();
  }
}
