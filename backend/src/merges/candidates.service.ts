import type { Candidate } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { query } from '../platform/database/query.ts';
import { Property } from '../properties/property.entity.ts';
import { addCandidates, candidates, findCandidates } from './candidates.sql.ts';
import { addDistinct, removeDistinct } from './merge-properties.sql.ts';
import { planOfRekey } from './rekey.ts';

@Injectable()
export class CandidatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Leaves out pairs that were merged or marked as different since the last search. */
  list(): Promise<Candidate[]> {
    return this.database.rows(candidates());
  }

  async markDistinct(a: number, b: number, by: number): Promise<void> {
    await this.em.transactional(async em => {
      if ((await em.count(Property, { id: { $in: [a, b] } })) < 2)
        throw new NotFoundException('Property not found');
      await query(em, addDistinct([a, b]));
      writeAuditEntry(em, { by, action: 'keep', subject: 'property', id: a, after: { distinctFrom: b } });
      writeAuditEntry(em, { by, action: 'keep', subject: 'property', id: b, after: { distinctFrom: a } });
    });
  }

  async undoMarkDistinct(a: number, b: number, by: number): Promise<void> {
    await this.em.transactional(async em => {
      if ((await query(em, removeDistinct([a, b]))).length === 0)
        throw new NotFoundException('These properties aren’t kept separate');
      writeAuditEntry(em, { by, action: 'undo', subject: 'property', id: a, before: { distinctFrom: b } });
      writeAuditEntry(em, { by, action: 'undo', subject: 'property', id: b, before: { distinctFrom: a } });
    });
  }

  /** Finds all pairs again; takes seconds for a million addresses. */
  @Hourly('finding properties that may be one')
  async find(): Promise<void> {
    const { differing } = await planOfRekey(this.em);
    const pairs = differing.map(({ from, into }) => ({ a: into.id, b: from.id }));
    await this.em.transactional(async em => {
      for (const statement of findCandidates()) await query(em, statement);
      await query(em, addCandidates(JSON.stringify(pairs)));
    });
  }
}
