import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { sql, unsafe } from '../database/sql.ts';

/** Milliseconds since 1970. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';

const addToCount = (key: string, points: number, milliseconds: number) => sql<{
  points: number;
  msBeforeNext: number;
}>`
  insert into rate_limit as counter (key, points, expire) values (${key}, ${points}, ${unsafe(NOW)} + ${milliseconds})
  on conflict (key) do update set
    points = case when counter.expire <= ${unsafe(NOW)} then excluded.points else counter.points + excluded.points end,
    expire = case when counter.expire <= ${unsafe(NOW)} then excluded.expire else counter.expire end
  returning points, (expire - ${unsafe(NOW)})::float8 as "msBeforeNext"`;

const refundPoints = (key: string, points: number) =>
  sql`update rate_limit set points = points - ${points} where key = ${key} and expire > ${unsafe(NOW)}`;

export const sweepRateLimits = () => sql`delete from rate_limit where expire <= ${unsafe(NOW)}`;

export interface Limiter {
  /** @throws RateLimiterRes */
  consume(key: string, points?: number): Promise<unknown>;
  reward(key: string, points: number): Promise<unknown>;
}

/**
 * Counts in the database for all processes, by its clock; the library's own limiter uses the clocks of processes, which
 * may differ. `duration` is in seconds.
 */
export function sharedLimiter(
  database: Pick<Database, 'rows'>,
  budget: { keyPrefix: string; points: number; duration: number },
): Limiter {
  const keyOf = (key: string) => `${budget.keyPrefix}:${key}`;
  return {
    async consume(key, points = 1) {
      const [count] = await database.rows(addToCount(keyOf(key), points, budget.duration * 1_000));
      if (count && count.points > budget.points) throw new RateLimiterRes(0, count.msBeforeNext);
    },
    reward: (key, points) => database.rows(refundPoints(keyOf(key), points)),
  };
}
