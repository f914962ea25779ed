import { isIPv6 } from 'node:net';
import type { LimitName } from '@home-truths/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Database } from '../database/database.ts';
import { hourly } from '../database/hourly.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { TooMany } from './errors.ts';
import type { Person, Settle } from './person.ts';
import { type Limiter, sharedLimiter, sweepCounts } from './shared-limiter.ts';

interface Budget {
  /** Calls, and the seconds in which they may be made. */
  person: readonly [number, number];
  address: readonly [number, number];
  /** Counted in the database, for all processes together. Reads are counted in each process: a read must not cost a write. */
  isShared: boolean;
  /** Only calls that fail count: the others give back what they took, the address's share, too. */
  isForFailures?: true;
  /** What people without an account may do about one property in a day, all of one network together. */
  guestsADay?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Decision 30 and reliability, security row 23. An address may be shared by a house, an office or an open home. */
export const BUDGETS: Record<LimitName, Budget> = {
  search: { person: [120, MINUTE], address: [1_200, MINUTE], isShared: false },
  read: { person: [300, MINUTE], address: [3_000, MINUTE], isShared: false },
  createProperty: { person: [10, HOUR], address: [100, HOUR], isShared: true },
  createReview: { person: [5, HOUR], address: [60, HOUR], isShared: true, guestsADay: 5 },
  helpful: { person: [60, HOUR], address: [600, HOUR], isShared: true, guestsADay: 60 },
  upload: { person: [20, HOUR], address: [200, HOUR], isShared: true },
  lead: { person: [3, HOUR], address: [60, HOUR], isShared: true },
  message: { person: [10, HOUR], address: [60, HOUR], isShared: true },
  register: { person: [5, HOUR], address: [20, HOUR], isShared: true },
  signIn: { person: [30, HOUR], address: [50, HOUR], isShared: true, isForFailures: true },
  forgotPassword: { person: [10, HOUR], address: [30, HOUR], isShared: true },
  admin: { person: [600, MINUTE], address: [1_200, MINUTE], isShared: false },
  telemetry: { person: [60, MINUTE], address: [600, MINUTE], isShared: false },
  memberWrite: { person: [300, HOUR], address: [3_000, HOUR], isShared: true },
};

type Limiters = Record<'person' | 'address', Limiter>;

/** Counts what people do, and says when it is too much. */
@Injectable()
export class Limits implements OnModuleInit {
  private readonly limiters = new Map<LimitName, Limiters>();

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Takes a call from the budgets of a person (account, else visitor cookie) and of their address. A call that
   * came to nothing, and a retry, give the person's share back.
   * @param points as how many calls it counts
   * @throws TooMany
   */
  async spend(name: LimitName, { user, visitor, address }: Person, points = 1): Promise<Settle> {
    if (this.environment.RATE_LIMITS === 'off') return async () => {};
    const limiters = this.limitersOf(name);
    const ofAddress = await take(limiters.address, network(address), points);
    const person = user ? `user:${user.id}` : visitor && `visitor:${visitor}`;
    const ofPerson = person ? await take(limiters.person, person, points) : async () => {};
    const { isForFailures } = BUDGETS[name];
    return async outcome => {
      if (isForFailures ? outcome === 'failed' : outcome === 'done') return;
      await ofPerson();
      if (isForFailures) await ofAddress();
    };
  }

  onModuleInit() {
    hourly('forgetting old counts', () => this.database.rows(sweepCounts()));
  }

  private limitersOf(name: LimitName) {
    const known = this.limiters.get(name);
    if (known) return known;
    const { database } = this;
    const made = { person: limiter(name, 'person', database), address: limiter(name, 'address', database) };
    this.limiters.set(name, made);
    return made;
  }
}

function limiter(name: LimitName, whose: 'person' | 'address', database: Database): Limiter {
  const budget = BUDGETS[name];
  const [points, duration] = budget[whose];
  const options = { keyPrefix: `${name}:${whose}`, points, duration };
  return budget.isShared ? sharedLimiter(database, options) : new RateLimiterMemory(options);
}

/**
 * Takes points, one unless said otherwise.
 * @returns how to give it back
 * @throws TooMany
 */
export async function take(limiter: Limiter, key: string, points = 1): Promise<() => Promise<void>> {
  try {
    await limiter.consume(key, points);
    return async () => void (await limiter.reward(key, points));
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new TooMany(Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}

/** One household has one IPv4 address, or a whole /64 of IPv6. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0')];
  return filled.slice(0, 4).join(':');
}
