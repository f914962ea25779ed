import { IndexMigration } from '../index-migration.ts';

/** The newest reviews of a suburb's properties. */
export class Migration20261126074000_reviewed_suburbs extends IndexMigration {
  override name = 'Migration20261126074000_reviewed_suburbs';
  override indexes = {
    property_reviewed_suburb_idx:
      'on property (suburb_key, state, postcode, last_reviewed_at desc) where deleted_at is null and review_count > 0',
  };
}
