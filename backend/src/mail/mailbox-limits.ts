import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { accountKey } from '../accounts/known-browsers.ts';
import { Database } from '../database/database.ts';
import { rowsIn } from '../database/rows-in.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { TooManyRequests } from '../http/errors.ts';
import { consume } from '../http/limits.ts';
import { sharedLimiter } from '../http/shared-limiter.ts';

const FIVE_PER_HOUR = { points: 5, duration: 60 * 60 };

/** Mails to an email that anybody may have typed, and how many of each kind one email gets. */
const BUDGETS = {
  'reset-mail': FIVE_PER_HOUR,
  receipt: FIVE_PER_HOUR,
  'private-link': FIVE_PER_HOUR,
  'confirm-email': FIVE_PER_HOUR,
  decision: FIVE_PER_HOUR,
  /** Administrators write them. */
  reply: { points: 10, duration: 60 * 60 },
  /** About guesses at a password. */
  'guess-notice': { points: 1, duration: 24 * 60 * 60 },
};
type MailKind = keyof typeof BUDGETS;

/** The connection of a transaction: taking a second one while many requests hold their first could exhaust the pool. */
const onTransaction = (em: EntityManager): Pick<Database, 'rows'> => ({
  rows: statement => rowsIn(em, statement),
});

/** Limits mails, so that strangers cannot flood a mailbox. The table stores a hash, not the email. */
@Injectable()
export class MailboxLimits {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts one mail of a kind to an email.
   * @param em the transaction it belongs to
   * @throws TooManyRequests
   */
  async spend(kind: MailKind, email: string, em?: EntityManager): Promise<void> {
    if (this.environment.RATE_LIMITS === 'off') return;
    const limiter = sharedLimiter(em ? onTransaction(em) : this.database, {
      keyPrefix: kind,
      ...BUDGETS[kind],
    });
    await consume(limiter, accountKey(email));
  }

  /** The same, where a mail over the limit is dropped without an error. */
  async isWithinLimit(kind: MailKind, email: string, em?: EntityManager): Promise<boolean> {
    try {
      await this.spend(kind, email, em);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
