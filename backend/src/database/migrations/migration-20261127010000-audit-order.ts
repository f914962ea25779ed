import { IndexMigration } from '../index-migration.ts';

/** The entries of the audit in the order of time, by each filter of the console and each pair of them. */
export class Migration20261127010000_audit_order extends IndexMigration {
  override name = 'Migration20261127010000_audit_order';
  override indexes = {
    audit_entry_order_idx: 'on audit_entry (at, id)',
    audit_entry_actor_order_idx: 'on audit_entry (actor_id, at, id)',
    audit_entry_action_order_idx: 'on audit_entry (action, at, id)',
    audit_entry_subject_order_idx: 'on audit_entry (subject, at, id)',
    audit_entry_actor_action_idx: 'on audit_entry (actor_id, action, at, id)',
    audit_entry_actor_subject_idx: 'on audit_entry (actor_id, subject, at, id)',
    audit_entry_subject_action_idx: 'on audit_entry (subject, action, at, id)',
  };
}
