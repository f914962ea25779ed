import type { TrendRange, Trends } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { query } from '../platform/database/query.ts';
import { countDays, lastCount, TREND_POINTS, trendPoints } from './trends.sql.ts';

@Injectable()
export class TrendsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  @Hourly({ name: 'counting days', isAlsoAtStart: true })
  async count(): Promise<void> {
    await this.em.fork().transactional(async em => {
      for (const each of countDays()) await query(em, each);
    });
  }

  async read(range: TrendRange): Promise<Trends> {
    const [points, [last]] = await Promise.all([
      this.database.rows(trendPoints(range)),
      this.database.rows(lastCount()),
    ]);
    return { daysPerPoint: TREND_POINTS[range].days, countedAt: last?.countedAt ?? null, points };
  }
}
