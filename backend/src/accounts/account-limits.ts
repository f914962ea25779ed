import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { TooMany } from '../http/errors.ts';
import { network, take } from '../http/limits.ts';
import { sharedLimiter } from '../http/shared-limiter.ts';

/** Reliability, security row 8. */
const GUESSES = { keyPrefix: 'guess', points: 5, duration: 15 * 60 };
/** Nobody's mailbox is filled by strangers. */
const MAILS = { keyPrefix: 'reset-mail', points: 5, duration: 60 * 60 };

const nothingTaken = async () => {};

/** What is counted for an account, whether or not it exists; the table keeps a hash, not the address of mail. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts one guess at a password from one network address, before it costs a hash. Past five the account has to
   * wait there, while its owner gets in from elsewhere.
   * @returns how to take it back, since it was right or was never looked at
   * @throws TooMany
   */
  guess(email: string, address: string): Promise<() => Promise<void>> {
    return this.take(GUESSES, `${accountKey(email)}@${network(address)}`);
  }

  /** Whether one more reset link may be mailed for an account. */
  async mayMail(email: string): Promise<boolean> {
    try {
      await this.take(MAILS, accountKey(email));
      return true;
    } catch (error) {
      if (error instanceof TooMany) return false;
      throw error;
    }
  }

  private async take(budget: typeof GUESSES, key: string) {
    if (this.environment.RATE_LIMITS === 'off') return nothingTaken;
    return take(sharedLimiter(this.database, budget), key);
  }
}

const accountKey = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');
