import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { LOG } from '../platform/http/logging.ts';
import { describeError } from '../platform/http/problem.ts';
import { addToErasureLog, erasureLogOf, trimErasureLog } from './erasure-log.ts';
import { deleteOldErasures, ERASURE_DAYS, selectErasures } from './erasures.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Copies erasures from the table, whose rows are part of the erasing transaction, to the log. */
@Injectable()
export class Erasures {
  private readonly file: string;

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.file = erasureLogOf(environment);
  }

  /** After a failure the next hourly run tries again. */
  async logCommitted(): Promise<void> {
    await this.addMissing().catch(error =>
      this.log.error({ error: describeError(error) }, 'an erasure was not logged'),
    );
  }

  @Hourly('completing the log of erasures')
  async sweep(): Promise<void> {
    await this.database.rows(deleteOldErasures());
    await this.addMissing();
    await trimErasureLog(this.file, new Date(Date.now() - ERASURE_DAYS * DAY_MS));
  }

  private async addMissing() {
    await addToErasureLog(this.file, await this.database.rows(selectErasures()));
  }
}
