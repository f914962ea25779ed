import { STATES } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { query } from '../platform/database/query.ts';
import { countPlaces, lockSums } from './count-places.sql.ts';

@Injectable()
export class PlaceSumsService {
  /** The first counts that are running, by state. */
  private readonly counting = new Map<string, Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Hourly({ name: 'counting suburbs', isAlsoAtStart: true })
  async count(): Promise<void> {
    for (const state of STATES) await this.countState(state);
  }

  /** Counts a state that has no sums yet; simultaneous requests share one count. */
  countFirst(state: string): Promise<void> {
    if (this.environment.READ_ONLY === 'on')
      throw new ServiceUnavailableException('Please try again in a moment');
    const running =
      this.counting.get(state) ?? this.countState(state).finally(() => this.counting.delete(state));
    this.counting.set(state, running);
    return running;
  }

  private async countState(state: string): Promise<void> {
    await this.em.fork().transactional(async em => {
      await query(em, lockSums(state));
      await query(em, countPlaces(state));
    });
  }
}
