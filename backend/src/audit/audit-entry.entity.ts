import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlIndexes } from '../platform/database/constraints.ts';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    id: p.integer().primary(),
    at: p.datetime().defaultRaw('now()'),
    /** Null for the operator and deleted accounts. */
    actor: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    action: p.text(),
    subject: p.text(),
    subjectId: p.integer(),
    before: p.json<object>().nullable(),
    after: p.json<object>().nullable(),
  },
  indexes: sqlIndexes(
    'create index audit_entry_subject_idx on audit_entry (subject, subject_id, id desc)',
    'create index audit_entry_order_idx on audit_entry (at, id)',
    'create index audit_entry_actor_order_idx on audit_entry (actor_id, at, id)',
    'create index audit_entry_action_order_idx on audit_entry (action, at, id)',
    'create index audit_entry_subject_order_idx on audit_entry (subject, at, id)',
    'create index audit_entry_actor_action_idx on audit_entry (actor_id, action, at, id)',
    'create index audit_entry_actor_subject_idx on audit_entry (actor_id, subject, at, id)',
    'create index audit_entry_subject_action_idx on audit_entry (subject, action, at, id)',
  ),
});

/**
 * An administrator's action (`NewAuditEntry`), never changed, except that an export gets its number of rows.
 */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
