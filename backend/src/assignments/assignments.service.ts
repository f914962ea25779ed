import type { AssignedSubject, Assignment, assignRecord, ParsedInput } from '@home-truths/contract';
import { assignRecordSchemas } from '@home-truths/contract/schemas';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { parseFormer } from '../audit/parse-former.ts';
import { recordNotFound } from '../audit/records.ts';
import type { Restorer } from '../audit/restorers.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { query } from '../platform/database/query.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import { assign, assignment, lockAdministrator, lockAssignment } from './assignments.sql.ts';

@Injectable()
export class AssignmentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  async read(subject: AssignedSubject, id: number): Promise<Assignment> {
    const current = await this.find(subject, id);
    if (!current) throw recordNotFound(subject);
    return current;
  }

  /** @param restores the audit entry whose assignment this restores */
  async assign(
    { subject, subjectId: id, assignedTo, version }: ParsedInput<typeof assignRecord>['body'],
    by: number,
    restores?: number,
  ): Promise<Assignment> {
    await this.em.transactional(async em => {
      const [administrator] = assignedTo === null ? [] : await query(em, lockAdministrator(assignedTo));
      const [record] = await query(em, lockAssignment(subject, id));
      if (!record) throw recordNotFound(subject);
      assertCurrentVersion(record, version);
      if (assignedTo !== null && !administrator)
        throw new ConflictException('This person isn’t an administrator any more. Choose someone else.');
      if (record.assignedTo === assignedTo) return;
      await query(em, assign(subject, id, assignedTo));
      const states = { before: { assignedTo: record.assignedTo }, after: { assignedTo } };
      writeAuditEntry(em, { by, action: 'assign', subject, id, ...states, restores });
    });
    return this.read(subject, id);
  }

  /** @param otherEntries restores audit entries of the record that are not about assignments */
  restorer(subject: AssignedSubject, otherEntries?: Restorer): Restorer {
    return {
      read: async id => {
        const [current, record] = await Promise.all([this.find(subject, id), otherEntries?.read(id)]);
        if (!current) return undefined;
        const { assignedTo, version } = current;
        return { values: { ...record?.values, assignedTo }, version };
      },
      write: async (id, values, version, restoring) => {
        if (!('assignedTo' in values)) return otherEntries?.write(id, values, version, restoring);
        // the audit has replaced the stored id by an id with a name
        const { id: assignedTo = null } = (values.assignedTo ?? {}) as { id?: number | null };
        const body = parseFormer(assignRecordSchemas.body, {
          subject,
          subjectId: id,
          assignedTo,
          version,
        });
        return this.assign(body, restoring.by, restoring.entry);
      },
    };
  }

  private async find(subject: AssignedSubject, id: number): Promise<Assignment | undefined> {
    const [current] = await this.database.rows(assignment(subject, id));
    return current;
  }
}
