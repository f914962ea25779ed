import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { query } from '../database/query.ts';
import { LOG } from '../http/logging.ts';
import { describeError } from '../http/problem.ts';
import { clearJobData, createBoss, MAIL_QUEUE, type MailJob, queueMail } from './jobs.ts';
import type { MailContent } from './mail-content.ts';
import { MailDelivery } from './mail-delivery.ts';

/**
 * Writes a mail when it is sent; returns null if it has no recipient any more.
 * @param isRetry true if an earlier attempt failed
 */
export type MailWriter<Data> = (
  about: Data,
  isRetry: boolean,
) => Promise<(MailContent & { isForOutbox?: boolean }) | null> | MailContent | null;

type MailOutcome = 'sent' | 'retrying' | 'failed';

/** Stores the result of a mail in the transaction that clears its job. */
type OutcomeHandler<Data> = (about: Data, outcome: MailOutcome, em: EntityManager) => Promise<unknown>;

const isPermanentFailure = (error: unknown) => {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
};

/** Queues mails as jobs in the database, in the transaction that causes them; the worker sends them. */
@Injectable()
export class MailService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  /** By kind of mail; with casts, since each kind has data of its own type. */
  private readonly writers = new Map<string, MailWriter<never>>();
  private readonly outcomeHandlers = new Map<string, OutcomeHandler<never>>();
  private started: Promise<unknown> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly delivery: MailDelivery,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.boss = createBoss(em);
    this.boss.on('error', error => log.warn({ error: describeError(error) }, 'mail queue'));
  }

  registerWriter<About extends object>(
    kind: string,
    writer: MailWriter<About>,
    onOutcome?: OutcomeHandler<About>,
  ): void {
    this.writers.set(kind, writer as MailWriter<never>);
    if (onOutcome) this.outcomeHandlers.set(kind, onOutcome as OutcomeHandler<never>);
  }

  /** @param em the transaction without whose commit no mail is sent */
  async enqueue(kind: string, about: object, em?: EntityManager, startAfter?: Date): Promise<void> {
    await this.start();
    await queueMail(this.boss, { kind, about }, em, startAfter);
  }

  /** Ignores errors, since the site must start without its database; the next mail tries again. */
  onApplicationBootstrap() {
    void this.start().catch(() => {});
  }

  async onApplicationShutdown() {
    await this.started?.catch(() => {});
    await this.boss.stop({ graceful: false });
  }

  private start() {
    this.started ??= this.open().catch(error => {
      this.started = undefined;
      throw error;
    });
    return this.started;
  }

  private async open() {
    await this.boss.start();
    await this.boss.createQueue(MAIL_QUEUE);
  }

  async send(job: JobWithMetadata<MailJob>): Promise<void> {
    // the mail was sent, but the process ended before the job was complete
    if (!job.data.about) return;
    const { kind, about } = job.data;
    const storeOutcome = this.outcomeHandlers.get(kind);
    let outcome: MailOutcome;
    try {
      outcome = (await this.deliver(job, about)) ? 'sent' : 'failed';
    } catch (error) {
      const isPermanent = isPermanentFailure(error);
      this.log.warn({ job: job.id, kind, error: describeError(error), isLost: isPermanent }, 'mail not sent');
      if (!isPermanent) {
        await storeOutcome?.(about as never, 'retrying', this.em.fork());
        // the mail server's message may contain the recipient
        throw new Error('Not sent', { cause: (error as { code?: string }).code });
      }
      outcome = 'failed';
    }
    await this.em.fork().transactional(async em => {
      await storeOutcome?.(about as never, outcome, em);
      await query(em, clearJobData(job.id));
    });
  }

  private async deliver(
    { id, createdOn, data: { kind }, retryCount }: JobWithMetadata<MailJob>,
    about: object,
  ) {
    const write = this.writers.get(kind);
    if (!write) throw new Error(`No writer is registered for ${kind}`);
    const content = await write(about as never, retryCount > 0);
    if (content) await this.delivery.deliver(content, { isForOutbox: false, ...content, id, createdOn });
    return content !== null;
  }
}
