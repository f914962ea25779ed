import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { retryMessage, TooManyRequests } from '../http/errors.ts';
import { consume, Limits } from '../http/limits.ts';
import { networkBudgets, networkOf } from '../http/networks.ts';
import type { Person } from '../http/person.ts';
import { sharedLimiter } from '../http/shared-limiter.ts';
import { accountKey } from './known-browsers.ts';

/** Slows guesses down and locks nobody out (shell/docs/architecture/accounts.md). */
const GUESSES_PER_IP_ADDRESS = { keyPrefix: 'guess', points: 5, duration: 15 * 60 };
/** From all IP addresses together: far more than a person makes who forgot a password. */
const GUESSES_FROM_EVERYWHERE = { keyPrefix: 'guess-all', points: 100, duration: 60 * 60 };

/** Whatever becomes of them, as even a right password costs a hash. A network may be that of a whole university. */
const CHECKS = { keyPrefix: 'password-check', points: 600, duration: 60 * 60 };

/** Security codes; a right one is refunded. */
const CODES = { keyPrefix: 'security-code', points: 5, duration: 15 * 60 };

const noRefund = async () => {};

/** Thrown when all unknown browsers together have used up the guesses at an account. */
export class TooManyGuesses extends TooManyRequests {}

/** Counts guesses at an account, whether or not it exists; the table stores a hash, not the email. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts one guess at a password, before a hash is computed for it. After five from one IP address, further guesses
   * at the account from there have to wait; after a hundred from all addresses only browsers in which its owner signed
   * in before may continue, with five guesses each.
   * @returns how to refund it, when it was right or was never checked
   * @throws TooManyRequests, TooManyGuesses
   */
  async guess(email: string, { ipAddress, browser }: Pick<Person, 'ipAddress' | 'browser'>) {
    const account = accountKey(email);
    const known = browser?.account === account ? `browser:${browser.id}` : undefined;
    const networks = known ? [{ network: known, times: 1 }] : networkBudgets(ipAddress);
    for (const { network, times } of networks)
      await this.consume({ ...CHECKS, points: CHECKS.points * times }, network);
    if (known) return this.consume(GUESSES_PER_IP_ADDRESS, known);
    // a browser that is known for another account counts as unknown here
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
   * Counts one guess at a security code. After five the account has to wait, in every session.
   * @returns how to refund it, when it was right or was never checked
   * @throws TooManyRequests
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
