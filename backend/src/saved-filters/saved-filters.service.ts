import { LIMITS, type ParsedInput, type SavedFilter, type saveFilter } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { PersonalDataProvider } from '../accounts/personal-data.ts';
import { Database } from '../platform/database/database.ts';
import { query } from '../platform/database/query.ts';
import { throwOnDuplicate } from '../platform/database/throw-on-duplicate.ts';
import { deleteFilterOf, insertSavedFilter, lockOwner, savedFiltersOf } from './saved-filters.sql.ts';

/** Needs no `erase`, since filters are deleted with the account. */
export const savedFiltersPersonalData: PersonalDataProvider = {
  export: async (userId, database) => ({ savedFilters: await database.rows(savedFiltersOf(userId)) }),
};

@Injectable()
export class SavedFiltersService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  list(userId: number): Promise<SavedFilter[]> {
    return this.database.rows(savedFiltersOf(userId));
  }

  async save(userId: number, filter: ParsedInput<typeof saveFilter>['body']): Promise<SavedFilter> {
    const [saved] = await this.em
      .transactional(async em => {
        await query(em, lockOwner(userId));
        return query(em, insertSavedFilter(userId, filter));
      })
      .catch(throwOnDuplicate(() => new ConflictException('You already have a filter with this name')));
    if (!saved)
      throw new ConflictException(
        `You can save up to ${LIMITS.savedFilters} filters. Delete one to save another.`,
      );
    return saved;
  }

  async delete(userId: number, id: number): Promise<void> {
    const deleted = await query(this.em.fork(), deleteFilterOf(userId, id));
    if (deleted.length === 0) throw new NotFoundException('Filter not found');
  }
}
