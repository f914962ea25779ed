import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

/** `recover`: a recovery code was used. `reset`: removed in a terminal. */
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
  /** `id` is the account's for a second factor and sessions; 0 for all sessions, a key, and an export. */
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
    | 'key'
    | 'release-token';
  id: number;
  before?: object;
  after?: object;
  /** The entry that is undone; the action is stored as `restore`. */
  restores?: number | undefined;
}

/** Call it in the transaction of the action, so that neither is stored without the other. */
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
