import { STATES } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { Hourly } from '../database/hourly.ts';
import { rowsIn } from '../database/rows-in.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { countPlaces, lockSums } from './count-places.sql.ts';

/** Counts what the properties of suburbs and states add up to. */
@Injectable()
export class PlaceSumsService {
  private readonly counting = new Map<string, Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A state is a transaction of its own, so that what is cut off is counted up to there. */
  @Hourly({ name: 'counting suburbs', isAlsoAtStart: true })
  async count(): Promise<void> {
    for (const state of STATES) await this.countState(state);
  }

  /**
   * Counts a state of which there are no sums yet, as right after an update of the site: once for all who wait for it.
   * @throws ServiceUnavailableException where nothing may be written
   */
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
      await rowsIn(em, lockSums(state));
      await rowsIn(em, countPlaces(state));
    });
  }
}
