import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { LOG } from '../platform/http/logging.ts';
import { describeError } from '../platform/http/problem.ts';
import { JobWorker } from '../platform/jobs/job-worker.ts';
import { MailService } from '../platform/mail/mail.service.ts';
import { CANARY_MAIL_KIND, type CanaryMail, canaryMail } from './canary-mail.ts';
import { outcomeOf, watchedCanaries } from './canary-outcome.ts';
import { PublishingService } from './publishing.service.ts';
import * as store from './release-store.ts';

const INTERVAL_MS = 5_000;
const AUTHOR = 'canary watch';

/**
 * Ends canaries that fail too often, pins those that did not, and tells their teams. It holds the lock of the registry,
 * so that of several workers one decides.
 */
@Injectable()
export class CanaryWatch implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly publishing: PublishingService,
    private readonly mail: MailService,
    private readonly worker: JobWorker,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleInit() {
    this.mail.registerWriter<CanaryMail>(CANARY_MAIL_KIND, about => canaryMail(about, this.environment));
  }

  /** Each process has the timer; workers alone act. */
  onApplicationBootstrap() {
    this.timer = setInterval(() => {
      if (!this.worker.isWorking || this.environment.READ_ONLY === 'on') return;
      this.checking ??= this.check()
        .catch(error => this.log.warn({ error: describeError(error) }, 'canaries not checked'))
        .finally(() => {
          this.checking = undefined;
        });
    }, INTERVAL_MS).unref();
  }

  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    await this.checking;
  }

  async check(): Promise<void> {
    if (!watchedCanaries(await store.readNewest(this.publishing.run)).length) return;
    await this.publishing.changeRegistry((run, em) => this.decide(run, em));
  }

  private async decide(run: store.Run, em: EntityManager) {
    const newest = await store.readNewest(run);
    let { remotes } = newest;
    for (const watched of watchedCanaries(newest)) {
      const outcome = await outcomeOf(run, watched);
      if (!outcome) continue;
      const { decision, what, mail } = outcome;
      remotes = { ...remotes, [watched.remote]: decision };
      await store.addNextChange(run, { remotes, change: { at: new Date().toISOString(), what, by: AUTHOR } });
      await this.mail.enqueue(CANARY_MAIL_KIND, mail, em);
    }
  }
}
