import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Hourly } from '../database/hourly.ts';
import { LOG } from '../http/logging.ts';
import { rekey } from './rekey.ts';

/** Keys what was there before an update of the site, and what a process of the release before adds. */
@Injectable()
export class RekeyService implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** One run at a time in this process; workers that run at once do no harm to each other. */
  @Hourly({ name: 'keying properties', isAlsoAtStart: true })
  async run(): Promise<void> {
    this.running = this.running.catch(() => {}).then(() => this.rekey());
    await this.running;
  }

  async beforeApplicationShutdown() {
    this.stopping.abort();
    await this.running.catch(() => {});
  }

  private async rekey() {
    const numbers = await rekey(this.em, { signal: this.stopping.signal });
    if (Object.values(numbers).some(number => number > 0)) this.log.info(numbers, 'properties keyed');
  }
}
