import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { network, sharedLimiter, take } from '../http/limits.ts';

/** Reliability, security row 8. */
const FIVE_IN_15_MINUTES = { keyPrefix: 'guess', points: 5, duration: 15 * 60 };

/**
 * Wrong passwords, counted for one account from one address: past five it has to wait there, while its owner
 * gets in from elsewhere. Accounts that do not exist are counted alike. No address of mail is kept.
 */
@Injectable()
export class Guesses {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts one guess, before it costs a hash.
   * @returns how to take it back, since it was right or was never looked at
   * @throws TooMany
   */
  async take(email: string, address: string): Promise<() => Promise<void>> {
    if (this.environment.RATE_LIMITS === 'off') return async () => {};
    const limiter = sharedLimiter(await this.database.pool(), FIVE_IN_15_MINUTES);
    const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    return take(limiter, `${account}@${network(address)}`);
  }
}
