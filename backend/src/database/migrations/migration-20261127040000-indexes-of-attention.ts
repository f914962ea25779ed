import { IndexMigration } from '../index-migration.ts';

/** What is counted to say what needs attention. */
export class Migration20261127040000_indexes_of_attention extends IndexMigration {
  override name = 'Migration20261127040000_indexes_of_attention';
  override indexes = {
    inspector_lead_pending_idx: `on inspector_lead (created_at) where status = 'pending'`,
    property_added_idx:
      'on property (added_by_form_at) where added_by_form_at is not null and deleted_at is null',
  };
}
