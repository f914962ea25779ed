import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { retryMessage, TooManyRequests } from '../platform/http/errors.ts';
import { consume, Limits } from '../platform/http/limits.ts';
import { networkBudgets, networkOf } from '../platform/http/networks.ts';
import type { Person } from '../platform/http/person.ts';
import { sharedLimiter } from '../platform/http/shared-limiter.ts';
import { accountKey } from './sessions/known-browsers.ts';

/** These limits slow guesses down but lock nobody out (shell/docs/architecture/accounts.md). */
const GUESSES_PER_IP_ADDRESS = { keyPrefix: 'guess', points: 5, duration: 15 * 60 };
/** Far more than an owner makes who forgot a password. */
const GUESSES_FROM_EVERYWHERE = { keyPrefix: 'guess-all', points: 100, duration: 60 * 60 };

/** Even a right password costs a hash; a whole university may share one network. */
const CHECKS = { keyPrefix: 'password-check', points: 600, duration: 60 * 60 };

/** Security codes; a right one is refunded. */
const CODES = { keyPrefix: 'security-code', points: 5, duration: 15 * 60 };

const noRefund = async () => {};

/** Thrown if unknown browsers have used up the guesses at an account. */
export class TooManyGuesses extends TooManyRequests {}

/** The table stores a hash, not the email, also for missing accounts. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts one guess before its hash is computed. After five from one IP address, further guesses from there wait;
   * after a hundred from everywhere only browsers in which the owner signed in before may continue, with five
   * guesses each.
   * @returns the refund for a password that was right or never checked
   */
  async guess(email: string, { ipAddress, browser }: Pick<Person, 'ipAddress' | 'browser'>) {
    const account = accountKey(email);
    const known = browser?.account === account ? `browser:${browser.id}` : undefined;
    const networks = known ? [{ network: known, times: 1 }] : networkBudgets(ipAddress);
    for (const { network, times } of networks)
      await this.consume({ ...CHECKS, points: CHECKS.points * times }, network);
    if (known) return this.consume(GUESSES_PER_IP_ADDRESS, known);
    // a browser that is known for another account is unknown
    const refundSignIn = browser
      ? await this.limits.spend('signIn', { user: null, visitor: null, ipAddress })
      : noRefund;
    const refundIpAddress = await this.consume(GUESSES_PER_IP_ADDRESS, `${account}@${networkOf(ipAddress)}`);
    const refundAccount = await this.consume(GUESSES_FROM_EVERYWHERE, account).catch(async error => {
      await refundIpAddress();
      throw error instanceof TooManyRequests ? new TooManyGuesses(error.retryAfterSeconds) : error;
    });
    return async () => {
      await Promise.all([refundIpAddress(), refundAccount(), refundSignIn('done')]);
    };
  }

  /**
   * Counts one guess at a security code. After five the account waits, in every session.
   * @returns the refund for a code that was right or never checked
   */
  async guessCode(userId: number) {
    return this.consume(CODES, String(userId)).catch(error => {
      if (!(error instanceof TooManyRequests)) throw error;
      const { retryAfterSeconds: seconds } = error;
      throw new TooManyRequests(seconds, retryMessage('Too many wrong codes.', seconds));
    });
  }

  private async consume(budget: typeof GUESSES_PER_IP_ADDRESS, key: string) {
    if (this.environment.RATE_LIMITS === 'off') return noRefund;
    return consume(sharedLimiter(this.database, budget), key);
  }
}
