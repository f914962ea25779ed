import { IndexMigration } from '../index-migration.ts';

/** What was merged into a building. */
export class Migration20261126040900_index_of_merged_buildings extends IndexMigration {
  override name = 'Migration20261126040900_index_of_merged_buildings';
  override indexes = { building_merged_into_id_index: 'on building (merged_into_id)' };
}
