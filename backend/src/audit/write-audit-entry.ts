import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

export type SecondFactorAction =
  | 'add'
  | 'delete'
  /** A recovery code was used. */
  | 'recover'
  /** The operator removed the app in a terminal. */
  | 'reset';

/** Stored values. `ACTIONS` in `mf-admin/src/audit/labels.ts` has the label of each. */
type AuditAction =
  | 'add'
  | 'edit'
  | 'delete'
  | 'restore'
  /** Personal data were read, such as a contact email. */
  | 'look'
  /** A complaint was decided. */
  | 'settle'
  /** An action such as a decision, reply or merge was undone. */
  | 'undo'
  /** A message was marked as answered, or reopened. */
  | 'answer'
  | 'reply'
  | 'export'
  /** Several reviews were hidden, or shown again, together. */
  | 'hide'
  | 'show'
  | 'merge'
  /** A property was moved to another building. */
  | 'place'
  /** Two properties were marked as different. */
  | 'keep'
  /** A note was struck out, or restored. */
  | 'strike'
  | 'unstrike'
  | 'assign'
  | 'block'
  | 'unblock'
  | 'make-admin'
  | 'unmake-admin'
  /** Sessions were ended. */
  | 'end'
  /** The key that signs cookies was replaced. */
  | 'rotate'
  /** A decision about the version that visitors get of a remote. */
  | 'pin'
  | 'roll-back'
  | 'disable'
  | 'enable'
  /** A pin that a token asked for was refused. */
  | 'refuse'
  | SecondFactorAction;

export interface NewAuditEntry {
  /** The administrator's id; null for the operator in a terminal. */
  by: number | null;
  action: AuditAction;
  /**
   * `id` is the account's for a second factor and sessions, the revision of the registry for a release, and 0 for all
   * sessions, a key, and an export.
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
    | 'key'
    | 'release'
    | 'release-token'
    | 'trusted-publisher';
  id: number;
  before?: object | undefined;
  after?: object | undefined;
  /** The entry that is undone; the action is stored as `restore`. */
  restores?: number | undefined;
}

/** Adds the entry to the action's transaction: neither is stored without the other. */
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
