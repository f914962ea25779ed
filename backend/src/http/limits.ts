import { isIPv6 } from 'node:net';
import type { LimitName } from '@home-truths/contract';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { TooManyRequests } from './errors.ts';
import type { Person, RefundBudget } from './person.ts';
import { type Limiter, sharedLimiter, sweepRateLimits } from './shared-limiter.ts';

interface Budget {
  /** How many calls a person may make, and in how many seconds. */
  person: readonly [number, number];
  ipAddress: readonly [number, number];
  /**
   * Counted in the database, for all processes together. Reads are counted in each process: a read must not cost a
   * write.
   */
  isShared: boolean;
  /**
   * Which calls count: by default those that succeeded; with `failed` only those that failed, and all others are
   * refunded to the IP address, too; with `all` every call, where even a failure reveals something.
   */
  counts?: 'failed' | 'all';
  /** How many calls people without an account may make in a day, per network: about one property, about one review. */
  guestsPerDay?: { property: number; review?: number };
}

/** The budgets of the contract's routes, and those of what lies outside the contract. */
export type BudgetName = LimitName | 'file';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Decision 130. An IP address may be shared by a house, an office or an open home. */
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
  forgotPassword: { person: [10, HOUR], ipAddress: [30, HOUR], isShared: true },
  admin: { person: [600, MINUTE], ipAddress: [1_200, MINUTE], isShared: false },
  telemetry: { person: [60, MINUTE], ipAddress: [600, MINUTE], isShared: false },
  memberWrite: { person: [300, HOUR], ipAddress: [3_000, HOUR], isShared: true },
  byKey: { person: [30, HOUR], ipAddress: [200, HOUR], isShared: true, counts: 'all' },
  open: { person: [60, MINUTE], ipAddress: [600, MINUTE], isShared: false },
  confirm: { person: [5, HOUR], ipAddress: [30, HOUR], isShared: true },
  file: { person: [1_200, MINUTE], ipAddress: [12_000, MINUTE], isShared: false },
};

/** The budgets of the /56 and the /48 network around an IPv6 address, as multiples of the budget of its /64. */
const WIDER_NETWORK_MULTIPLES = [4, 16];

/** Counts calls, and rejects those that exceed a budget. */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, Limiter>();

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Charges a call to the budgets of a person (account, else visitor cookie) and of their IP address. A call that
   * failed, and a retry, are refunded to the person. A browser in which the account's owner signed in before has a
   * budget of its own in place of the IP address's, which others who share it may have used up; a session has one in
   * place of the account's as well, which a stolen session may have used up.
   * @param points how many calls it counts as
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
    const account = user && !browser && `user:${user.id}`;
    const person = user ? account : visitor && `visitor:${visitor}`;
    const refundPerson = person
      ? await consume(this.limiterOf(name, 'person'), person, points)
      : async () => {};
    const { counts = 'done' } = BUDGETS[name];
    return async outcome => {
      if (counts === 'all' || counts === outcome) return;
      await refundPerson();
      if (counts === 'failed') await Promise.all(networkRefunds.map(refund => refund()));
    };
  }

  /** Deletes counts whose window has passed. */
  @Hourly('deleting old counts')
  async sweep(): Promise<void> {
    await this.database.rows(sweepRateLimits());
  }

  /** @param times the budget as a multiple of the one that is declared */
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

/**
 * Consumes points, one by default.
 * @returns how to refund them
 * @throws TooManyRequests
 */
export async function consume(limiter: Limiter, key: string, points = 1): Promise<() => Promise<void>> {
  try {
    await limiter.consume(key, points);
    return async () => void (await limiter.reward(key, points));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(Math.ceil(error.msBeforeNext / 1_000));
    throw error;
  }
}

/** One household has one IPv4 address, or a whole /64 of IPv6. */
export const networkOf = (ipAddress: string): string => enclosingNetworks(ipAddress)[0] as string;

/** The widest network around an IP address that one person may have. */
export const widestNetworkOf = (ipAddress: string): string => enclosingNetworks(ipAddress).at(-1) as string;

/**
 * The network of an IP address and those that contain it, each with its budget as a multiple of that of one network.
 */
export const networkBudgets = (ipAddress: string): { network: string; times: number }[] =>
  enclosingNetworks(ipAddress).map((network, index) => ({
    network,
    times: [1, ...WIDER_NETWORK_MULTIPLES][index] as number,
  }));

/**
 * The network of an IP address, and for IPv6 those that contain it: a rented server has a /56 or a /48, so a budget for
 * each /64 alone would limit nothing.
 */
function enclosingNetworks(ipAddress: string): string[] {
  if (!isIPv6(ipAddress) || ipAddress.includes('.')) return [ipAddress];
  const [head = '', tail = ''] = ipAddress.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0')];
  const [a, b, c, d = '0'] = filled.map(group => Number.parseInt(group, 16).toString(16));
  const byte = (Number.parseInt(d, 16) >> 8).toString(16);
  return [`${a}:${b}:${c}:${d}`, `${a}:${b}:${c}:${byte}00/56`, `${a}:${b}:${c}/48`];
}
