import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { accountKey } from '../../accounts/sessions/known-browsers.ts';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { Database } from '../database/database.ts';
import { query } from '../database/query.ts';
import { TooManyRequests } from '../http/errors.ts';
import { consume } from '../http/limits.ts';
import { sharedLimiter } from '../http/shared-limiter.ts';

const FIVE_PER_HOUR = { points: 5, duration: 60 * 60 };

const BUDGETS = {
  'reset-mail': FIVE_PER_HOUR,
  receipt: FIVE_PER_HOUR,
  'private-link': FIVE_PER_HOUR,
  'confirm-email': FIVE_PER_HOUR,
  decision: FIVE_PER_HOUR,
  reply: { points: 10, duration: 60 * 60 },
  // about wrong passwords for an account
  'guess-notice': { points: 1, duration: 24 * 60 * 60 },
};
type MailKind = keyof typeof BUDGETS;

/** Uses the transaction's connection, since requests that wait for a second one could exhaust the pool. */
const onTransaction = (em: EntityManager): Pick<Database, 'rows'> => ({
  rows: statement => query(em, statement),
});

/** Limits mails per email address and kind, so that strangers cannot flood a mailbox. Stores only a hash of it. */
@Injectable()
export class MailboxLimits {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async spend(kind: MailKind, email: string, em?: EntityManager): Promise<void> {
    if (this.environment.RATE_LIMITS === 'off') return;
    const limiter = sharedLimiter(em ? onTransaction(em) : this.database, {
      keyPrefix: kind,
      ...BUDGETS[kind],
    });
    await consume(limiter, accountKey(email));
  }

  /** Returns false above the limit, for mails that are dropped without an error. */
  async spendIfAllowed(kind: MailKind, email: string, em?: EntityManager): Promise<boolean> {
    try {
      await this.spend(kind, email, em);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
