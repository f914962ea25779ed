import { IndexMigration } from '../index-migration.ts';

/** By which the reviews of a year are counted, without reading their text. */
export class Migration20261127040200_index_of_review_days extends IndexMigration {
  override name = 'Migration20261127040200_index_of_review_days';
  override indexes = {
    review_created_idx:
      'on review (created_at) include (rating, is_verified, hidden_at) where deleted_at is null',
  };
}
