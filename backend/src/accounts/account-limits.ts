import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { retryMessage, TooManyRequests } from '../platform/http/errors.ts';
import { consume, Limits } from '../platform/http/limits.ts';
import { networkBudgets, networkOf } from '../platform/http/networks.ts';
import type { Person } from '../platform/http/person.ts';
import { sharedLimiter } from '../platform/http/shared-limiter.ts';
import { accountKey } from './sessions/known-browsers.ts';

// `points` per `duration` in seconds: they slow guesses down, but lock nobody out.
const GUESSES_PER_IP_ADDRESS = { keyPrefix: 'guess', points: 5, duration: 15 * 60 };
const GUESSES_FROM_EVERYWHERE = { keyPrefix: 'guess-all', points: 100, duration: 60 * 60 };

/** All passwords from a network, even right ones, since each costs a hash. A university may share one network. */
const CHECKS = { keyPrefix: 'password-check', points: 600, duration: 60 * 60 };

const CODES = { keyPrefix: 'security-code', points: 5, duration: 15 * 60 };

const noRefund = async () => {};

/** Unknown browsers have used up the guesses at an account; its owner is told by mail. */
export class TooManyGuesses extends TooManyRequests {}

@Injectable()
export class AccountLimits {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Counts a guess before its hash is computed. After five from an IP address, guesses from there are rejected; after a
   * hundred from everywhere, only browsers in which the owner signed in before get five each.
   * @returns a function that takes the count back if the password was right or not checked
   */
  async countGuess(email: string, { ipAddress, browser }: Pick<Person, 'ipAddress' | 'browser'>) {
    const account = accountKey(email);
    const knownBrowser = browser?.account === account ? `browser:${browser.id}` : undefined;
    const networks = knownBrowser ? [{ network: knownBrowser, times: 1 }] : networkBudgets(ipAddress);
    for (const { network, times } of networks)
      await this.consume({ ...CHECKS, points: CHECKS.points * times }, network);
    if (knownBrowser) return this.consume(GUESSES_PER_IP_ADDRESS, knownBrowser);
    // the limit guard charged this browser, which is known to another account: charge the network as well
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
   * Counts a guess at a security code; all sessions of an account share five.
   * @returns a function that takes the count back
   */
  async countCodeGuess(userId: number) {
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
