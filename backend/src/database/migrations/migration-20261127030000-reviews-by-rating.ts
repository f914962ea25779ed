import { IndexMigration } from '../index-migration.ts';

/** All reviews by rating, for the admin console. */
export class Migration20261127030000_reviews_by_rating extends IndexMigration {
  override name = 'Migration20261127030000_reviews_by_rating';
  override indexes = { review_rating_idx: 'on review (rating, id)' };
}
