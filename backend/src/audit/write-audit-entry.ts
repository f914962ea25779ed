import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

/** An authenticator app was set up, turned off, replaced by a recovery code, or removed from a terminal. */
export type SecondFactorAction = 'add' | 'delete' | 'recover' | 'reset';

/** What an administrator did to what. */
export interface NewAuditEntry {
  /** Id of the administrator; `null` for the operator, from a terminal. */
  by: number | null;
  action:
    | ('add' | 'edit' | 'delete' | 'restore' | 'look' | 'settle' | 'undo' | 'answer' | 'reply' | 'export')
    | ('hide' | 'show' | 'merge' | 'place' | 'keep')
    | ('strike' | 'unstrike' | 'assign')
    | ('block' | 'unblock' | 'make-admin' | 'unmake-admin')
    | ('end' | 'rotate' | SecondFactorAction);
  /** A second factor and sessions have the id of their account; 0 the sessions of all, a key, and an export. */
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
  /** The entry whose values from before the record gets; its action is `restore` then. */
  restores?: number | undefined;
}

/** Writes an audit entry and returns it; part of the transaction that does it, so that neither is stored without the other. */
export function writeAuditEntry(
  em: EntityManager,
  { by, action, subject, id, before, after, restores }: NewAuditEntry,
) {
  const isRestored = restores !== undefined;
  return em.create(AuditEntry, {
    ...{ actor: by, action: isRestored ? 'restore' : action, subject, subjectId: id },
    before: before ?? null,
    after: isRestored ? { ...after, restores } : (after ?? null),
  });
}
