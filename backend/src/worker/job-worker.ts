import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { LOG } from '../http/logging.ts';
import { describeError } from '../http/problem.ts';
import { createBoss, HOURLY_QUEUE, MAIL_QUEUE, type MailJob, scheduleHourly } from '../mail/jobs.ts';
import { MailService } from '../mail/mail.service.ts';
import { HourlyTasks } from './hourly-tasks.ts';

const RETRY_DELAY_MS = 2_000;
/** A running job has so long to finish when the process stops; then it fails, and another worker retries it. */
const STOP_LIMIT_MS = 5_000;

/** One job at a time, which is pg-boss's default. */
const MAIL_OPTIONS = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;

/**
 * Does the jobs in the database: sends mails, and runs what is due once an hour. Workers share them. On a site that is
 * read-only it only sends mails: what is due once an hour deletes rows and files, and is made up for afterwards.
 */
@Injectable()
export class JobWorker implements BeforeApplicationShutdown {
  private boss: PgBoss | undefined;
  private started: Promise<void> | undefined;
  private atStart: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  /** It takes jobs: from the first moment the database was there. */
  isWorking = false;

  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    private readonly hourly: HourlyTasks,
    @Inject(LOG) private readonly log: Logger,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Starts to work as soon as the database is available. */
  start(): Promise<void> {
    this.started ??= this.open();
    return this.started;
  }

  async beforeApplicationShutdown() {
    this.stopping.abort();
    await this.started;
    await this.boss?.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    // a task that gets its connection while the pool ends keeps it, and the pool would never end
    await Promise.race([this.atStart, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  private async open() {
    while (!this.stopping.signal.aborted) {
      const boss = createBoss(this.em, { isWorker: true, hasSchedule: !this.isReadOnly });
      boss.on('error', error => this.log.warn({ error: describeError(error) }, 'job queue'));
      this.boss = boss;
      try {
        await this.work(boss);
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

  private async work(boss: PgBoss) {
    await boss.start();
    await boss.createQueue(MAIL_QUEUE);
    let mailWorker = '';
    mailWorker = await boss.work(MAIL_QUEUE, MAIL_OPTIONS, async (jobs: JobWithMetadata<MailJob>[]) => {
      try {
        for (const job of jobs) await this.mail.send(job);
      } finally {
        // where one mail waited, others may be waiting, too
        boss.notifyWorker(mailWorker);
      }
    });
    if (this.isReadOnly) return;
    await scheduleHourly(boss);
    await boss.work(HOURLY_QUEUE, () => this.hourly.run());
    this.atStart = this.hourly.runAtStart();
  }
}
