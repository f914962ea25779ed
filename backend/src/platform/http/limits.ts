import type { LimitName } from '@home-truths/contract';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { TooManyRequests } from './errors.ts';
import { networkBudgets } from './networks.ts';
import type { Person } from './person.ts';
import type { RefundBudget } from './refund.interceptor.ts';
import { type Limiter, sharedLimiter, sweepRateLimits } from './shared-limiter.ts';

interface Budget {
  person: readonly [calls: number, windowSeconds: number];
  ipAddress: readonly [calls: number, windowSeconds: number];
  /** True to count in the database for all processes; false for reads, since counting would cost a write. */
  isShared: boolean;
  /**
   * By default successful calls count. `failed` counts only failures, and refunds others to the IP address, too; `all` is
   * for routes where even a failure reveals something.
   */
  counts?: 'failed' | 'all';
  /** Daily calls per network without an account, for one property and for one review. */
  guestsPerDay?: { property: number; review?: number };
}

/** `file` and `releaseToken` are for handlers outside the contract. */
export type BudgetName = LimitName | 'file' | 'releaseToken';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** IP addresses get more, since a house, an office or an open home may share one. */
export const BUDGETS: Record<BudgetName, Budget> = {
  search: { person: [120, MINUTE], ipAddress: [1_200, MINUTE], isShared: false },
  read: { person: [300, MINUTE], ipAddress: [3_000, MINUTE], isShared: false },
  createProperty: { person: [10, HOUR], ipAddress: [100, HOUR], isShared: true },
  createReview: { person: [5, HOUR], ipAddress: [60, HOUR], isShared: true, guestsPerDay: { property: 5 } },
  helpful: {
    person: [60, HOUR],
    ipAddress: [600, HOUR],
    isShared: true,
    guestsPerDay: { property: 60, review: 3 },
  },
  upload: { person: [20, HOUR], ipAddress: [200, HOUR], isShared: true },
  lead: { person: [3, HOUR], ipAddress: [60, HOUR], isShared: true },
  message: { person: [10, HOUR], ipAddress: [60, HOUR], isShared: true },
  register: { person: [5, HOUR], ipAddress: [20, HOUR], isShared: true },
  signIn: { person: [30, HOUR], ipAddress: [50, HOUR], isShared: true, counts: 'failed' },
  releaseToken: { person: [30, HOUR], ipAddress: [50, HOUR], isShared: true, counts: 'failed' },
  forgotPassword: { person: [10, HOUR], ipAddress: [30, HOUR], isShared: true },
  admin: { person: [600, MINUTE], ipAddress: [1_200, MINUTE], isShared: false },
  telemetry: { person: [60, MINUTE], ipAddress: [600, MINUTE], isShared: false },
  memberWrite: { person: [300, HOUR], ipAddress: [3_000, HOUR], isShared: true },
  byKey: { person: [30, HOUR], ipAddress: [200, HOUR], isShared: true, counts: 'all' },
  open: { person: [60, MINUTE], ipAddress: [600, MINUTE], isShared: false },
  confirm: { person: [5, HOUR], ipAddress: [30, HOUR], isShared: true },
  file: { person: [1_200, MINUTE], ipAddress: [12_000, MINUTE], isShared: false },
};

@Injectable()
export class Limits {
  private readonly limiters = new Map<string, Limiter>();

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Charges a call to the person (the account, or else the visitor cookie) and the IP address, and returns a function
   * that refunds it. A known browser has a budget of its own, since others may have used up the IP address's.
   * @throws TooManyRequests
   */
  async spend(
    name: BudgetName,
    { user, visitor, ipAddress, browser }: Person,
    points = 1,
  ): Promise<RefundBudget> {
    if (this.environment.RATE_LIMITS === 'off') return async () => {};
    const networks = browser ? [{ network: `browser:${browser.id}`, times: 1 }] : networkBudgets(ipAddress);
    const networkRefunds: (() => Promise<void>)[] = [];
    for (const { network, times } of networks)
      networkRefunds.push(await consume(this.limiterOf(name, 'address', times), network, points));
    const visitorKey = visitor && `visitor:${visitor}`;
    // the browser was charged in place of its account
    const accountKey = user && !browser && `user:${user.id}`;
    const personKey = user ? accountKey : visitorKey;
    const refundPerson = personKey
      ? await consume(this.limiterOf(name, 'person'), personKey, points)
      : async () => {};
    const { counts = 'done' } = BUDGETS[name];
    return async outcome => {
      if (counts === 'all' || counts === outcome) return;
      await refundPerson();
      if (counts === 'failed') await Promise.all(networkRefunds.map(refund => refund()));
    };
  }

  @Hourly('deleting old counts')
  async sweep(): Promise<void> {
    await this.database.rows(sweepRateLimits());
  }

  private limiterOf(name: BudgetName, counter: 'person' | 'address', times = 1): Limiter {
    const id = `${name} ${counter} ${times}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const budget = BUDGETS[name];
    const [points, duration] = counter === 'person' ? budget.person : budget.ipAddress;
    const options = { keyPrefix: `${name}:${counter}`, points: points * times, duration };
    const created = budget.isShared ? sharedLimiter(this.database, options) : new RateLimiterMemory(options);
    this.limiters.set(id, created);
    return created;
  }
}

/** Returns a function that refunds the points. */
export async function consume(limiter: Limiter, key: string, points = 1): Promise<() => Promise<void>> {
  try {
    await limiter.consume(key, points);
    return async () => void (await limiter.reward(key, points));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(Math.ceil(error.msBeforeNext / 1_000));
    throw error;
  }
}
