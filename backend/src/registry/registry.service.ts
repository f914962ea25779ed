import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { query } from '../platform/database/query.ts';
import { addChange, changesAfter, deleteOldChanges, lockRegistry, newestRevision } from './registry.sql.ts';

/** A change of the registry; only gateways and commands know its other fields. */
export interface StoredChange {
  revision: number;
}

/** Stores each revision of the registry of releases once and never overwrites one. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Returns the changes after a revision, oldest first. */
  async after(revision: number): Promise<StoredChange[]> {
    const rows = await this.database.rows(changesAfter(revision));
    return rows.map(({ content }) => JSON.parse(content));
  }

  /**
   * Records consecutive changes: the next one, or the first ones.
   * @returns false if another writer was faster
   */
  add(changes: readonly StoredChange[]): Promise<boolean> {
    return this.em.transactional(async em => {
      await query(em, lockRegistry());
      const [row] = await query(em, newestRevision());
      if (row?.newest && (changes.length > 1 || changes[0]?.revision !== row.newest + 1)) return false;
      for (const change of changes) await query(em, addChange(change.revision, JSON.stringify(change)));
      return true;
    });
  }

  /** Removes changes that neither a rollback nor the removal of old releases needs. */
  @Hourly('removing old changes of the registry')
  async sweep(): Promise<void> {
    await this.database.rows(deleteOldChanges());
  }
}
