import { IndexMigration } from '../index-migration.ts';

/** One record for each home, and the properties of a building. */
export class Migration20261126040300_indexes_of_keys extends IndexMigration {
  override name = 'Migration20261126040300_indexes_of_keys';
  override indexes = {
    property_address_key_unique: 'unique on property (address_key, suburb_key, state, postcode)',
    property_building_idx: 'on property (building_id) where building_id is not null',
    property_merged_idx: 'on property (merged_into_id) where merged_into_id is not null',
    property_without_key_idx: 'on property (id) where address_key is null and merged_into_id is null',
  };
}
