import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, AuditEntryNow, Page } from '@home-truths/contract';
import { ConflictException, HttpException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import {
  type AuditSearch,
  auditEntries,
  auditEntry,
  deleteOldEntries,
  ENTRIES_PER_BATCH,
  latestOf,
} from './audit.sql.ts';
import { type Restorer, Restorers } from './restorers.ts';

@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly restorers: Restorers,
  ) {}

  async list(search: AuditSearch): Promise<Page<AuditEntry[]>> {
    return adminPageOf(await this.database.rows(auditEntries(search)));
  }

  async read(id: number): Promise<AuditEntryNow> {
    const entry = await this.find(id);
    const record = isEdit(entry)
      ? await this.restorers.restorerOf(entry.subject)?.read(entry.subjectId)
      : undefined;
    return { ...entry, now: record?.values ?? null, version: record?.version ?? null };
  }

  /**
   * Restores the values from before an entry, or undoes its action.
   * @param version the version that was shown; without one the record must not have changed since
   */
  async restore(id: number, version: number | undefined, by: number): Promise<AuditEntry> {
    const entry = await this.find(id);
    if (!entry.canRestore) throw cannotRestore();
    await this.restoreFrom(entry, version, by).catch(rethrowAsConflict);
    return onlyRow(await this.database.rows(latestOf(entry.subject, entry.subjectId)));
  }

  @Hourly('deleting old audit entries')
  async sweep(): Promise<void> {
    let deleted: unknown[];
    do deleted = await this.database.rows(deleteOldEntries());
    while (deleted.length === ENTRIES_PER_BATCH);
  }

  private async restoreFrom(entry: AuditEntry, version: number | undefined, by: number) {
    const request = { by, entry: entry.id };
    const undo = this.restorers.undoOf(entry.action);
    if (undo) return undo(request);
    const restorer = this.restorers.restorerOf(entry.subject);
    if (!restorer) throw cannotRestore();
    if (isEdit(entry)) return this.restoreValues(entry, restorer, version, by);
    return restorer.undelete?.(entry.subjectId, request);
  }

  private async restoreValues(
    { id, subject, subjectId, before, after }: AuditEntry,
    restorer: Restorer,
    version: number | undefined,
    by: number,
  ) {
    const record = await restorer.read(subjectId);
    if (!record) throw cannotRestore();
    if (version === undefined || record.version === undefined) {
      const changed = Object.keys(record.values).filter(
        name => after && name in after && !isDeepStrictEqual(record.values[name], after[name]),
      );
      if (changed.length > 0)
        throw new ConflictException(
          `This ${subject} has changed since: ${changed.join(', ')}. Open the entry again to see what would change.`,
        );
    }
    await restorer.write(subjectId, before ?? {}, version ?? record.version, { by, entry: id });
  }

  private async find(id: number): Promise<AuditEntry> {
    const [entry] = await this.database.rows(auditEntry(id));
    if (!entry) throw new NotFoundException('Entry not found');
    return entry;
  }
}

/** Deletions are undone by `undelete`. */
const isEdit = ({ action }: AuditEntry) => action !== 'delete';

const cannotRestore = () =>
  new ConflictException('This entry can’t be restored: the record or its values from before are gone');

/** The caller did not choose a former value, so its rejection is a conflict. */
function rethrowAsConflict(error: unknown): never {
  if (error instanceof HttpException && error.getStatus() === 400)
    throw new ConflictException(`This entry can’t be restored: ${error.message}`);
  throw error;
}
