import { IndexMigration } from '../index-migration.ts';

/** By which all reviews of a visitor are found. */
export class Migration20261128010000_index_of_writers extends IndexMigration {
  override name = 'Migration20261128010000_index_of_writers';
  override indexes = {
    review_writer_idx:
      'on review (writer_mark, property_id) where writer_mark is not null and deleted_at is null',
  };
}
