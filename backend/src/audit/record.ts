import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

/** What an administrator did to what. */
export interface Deed {
  /** Id of the administrator. */
  by: number;
  action: 'add' | 'edit' | 'delete' | 'restore' | 'look' | 'settle' | 'answer';
  subject: 'property' | 'review' | 'lead' | 'complaint' | 'enquiry';
  id: number;
  before?: object;
  after?: object;
}

/** Records a deed; part of the transaction that does it, so that neither stands without the other. */
export function record(em: EntityManager, { by, action, subject, id, before, after }: Deed) {
  const words = { before: before ?? null, after: after ?? null };
  em.create(AuditEntry, { actor: by, action, subject, subjectId: id, ...words });
}
