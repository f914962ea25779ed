import type { Candidate } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { rowsIn } from '../database/rows-in.ts';
import { Property } from '../properties/property.entity.ts';
import { candidates, findCandidates } from './candidates.sql.ts';
import { markSeparate } from './merge-properties.sql.ts';

/** Pairs of properties that may be one. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Those that were found within the hour and that nobody merged or kept apart since. */
  list(): Promise<Candidate[]> {
    return this.database.rows<Candidate>(candidates());
  }

  /**
   * Says that two are not one.
   * @throws NotFoundException
   */
  async keepApart(a: number, b: number, by: number): Promise<void> {
    await this.em.transactional(async em => {
      if ((await em.count(Property, { id: { $in: [a, b] } })) < 2)
        throw new NotFoundException('Property not found');
      await rowsIn(em, markSeparate([a, b]));
      for (const [id, other] of [
        [a, b],
        [b, a],
      ] as const)
        writeAuditEntry(em, { by, action: 'keep', subject: 'property', id, after: { keptApartFrom: other } });
    });
  }

  /** Finds them anew: comparing all addresses takes seconds where there are a million. */
  @Hourly('finding properties that may be one')
  async find(): Promise<void> {
    await this.em.transactional(async em => {
      for (const statement of findCandidates()) await rowsIn(em, statement);
    });
  }
}
