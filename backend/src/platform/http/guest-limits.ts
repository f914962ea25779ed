import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { query } from '../database/query.ts';
import { sql, unsafe } from '../database/sql.ts';
import { Signatures } from './accounts.ts';
import { TooManyRequests } from './errors.ts';
import { BUDGETS, type BudgetName } from './limits.ts';
import { SIGN_IN_REQUIRED } from './messages.ts';
import { networkBudgets } from './networks.ts';
import type { Person } from './person.ts';

const TODAY_KEY_PREFIX_SQL = `'guest:' || to_char(now() at time zone 'utc', 'YYYY-MM-DD') || ':'`;

interface DailyCount {
  points: number;
  secondsLeft: number;
}

const incrementToday = (key: string) => sql<DailyCount>`
  insert into rate_limit as counted (key, points) values (${unsafe(TODAY_KEY_PREFIX_SQL)} || ${key}, 1)
  on conflict (key) do update set points = counted.points + 1
  returning points,
    ceil(extract(epoch from date_trunc('day', now(), 'utc') + interval '1 day' - now()))::int as "secondsLeft"`;

interface Subject {
  property: number;
  review?: number;
}

/**
 * Limits by network and day what people without an account do about a property or review. Per visitor would be useless:
 * anybody who sends no cookie is a new visitor.
 */
@Injectable()
export class GuestLimits {
  constructor(
    private readonly database: Database,
    private readonly signatures: Signatures,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  isLimited({ user }: Person): boolean {
    return !user && this.environment.RATE_LIMITS === 'on';
  }

  /** Counts a call in the caller's transaction, so that a failed call is not counted. */
  async spend(em: EntityManager, name: BudgetName, person: Person, about: Subject): Promise<void> {
    const maxPerDay = BUDGETS[name].guestsPerDay;
    if (!maxPerDay || !this.isLimited(person)) return;
    const limits = [{ subject: String(about.property), max: maxPerDay.property }];
    if (maxPerDay.review) limits.push({ subject: `review ${about.review}`, max: maxPerDay.review });
    for (const { subject, max } of limits) {
      for (const { network, times } of networkBudgets(person.ipAddress)) {
        // a hash with a secret, so that nobody can find the IP address by trying all
        const key = await this.signatures.sign(`guest:${name} ${subject} ${network}`);
        const [counted] = await query(em, incrementToday(`${name}:${key}`));
        if (counted && counted.points > max * times)
          throw new TooManyRequests(counted.secondsLeft, SIGN_IN_REQUIRED);
      }
    }
  }

  @Hourly('deleting counts of guests on days that are over')
  async sweep(): Promise<void> {
    await this.database.rows(sql`
      delete from rate_limit where starts_with(key, 'guest:') and not starts_with(key, ${unsafe(TODAY_KEY_PREFIX_SQL)})`);
  }
}
