import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

/** Setting up, turning off, use of a recovery code, and removal from a terminal. */
export type SecondFactorAction = 'add' | 'delete' | 'recover' | 'reset';

export interface NewAuditEntry {
  /** The administrator's id; null for the operator in a terminal. */
  by: number | null;
  action:
    | ('add' | 'edit' | 'delete' | 'restore' | 'look' | 'settle' | 'undo' | 'answer' | 'reply' | 'export')
    | ('hide' | 'show' | 'merge' | 'place' | 'keep')
    | ('strike' | 'unstrike' | 'assign')
    | ('block' | 'unblock' | 'make-admin' | 'unmake-admin')
    | ('end' | 'rotate' | SecondFactorAction);
  /**
   * A second factor and sessions have the id of their account. The id is 0 for the sessions of all accounts,
   * a key, and an export.
   */
  subject:
    | 'property'
    | 'building'
    | 'review'
    | 'lead'
    | 'complaint'
    | 'enquiry'
    | 'note'
    | 'person'
    | 'second-factor'
    | 'session'
    | 'audit'
    | 'key';
  id: number;
  before?: object;
  after?: object;
  /** The entry that is restored; the action becomes `restore`. */
  restores?: number | undefined;
}

/** Writes an entry in the transaction of the action, so that neither is stored without the other. */
export function writeAuditEntry(
  em: EntityManager,
  { by, action, subject, id, before, after, restores }: NewAuditEntry,
) {
  const isRestored = restores !== undefined;
  return em.create(AuditEntry, {
    actor: by,
    action: isRestored ? 'restore' : action,
    subject,
    subjectId: id,
    before: before ?? null,
    after: isRestored ? { ...after, restores } : (after ?? null),
  });
}
