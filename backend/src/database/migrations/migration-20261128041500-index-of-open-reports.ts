import { IndexMigration } from '../index-migration.ts';

/** The open reports of a review, of which the oldest stands for the others. */
export class Migration20261128041500_index_of_open_reports extends IndexMigration {
  override name = 'Migration20261128041500_index_of_open_reports';
  override indexes = {
    complaint_open_reports_idx:
      "on complaint (review_id, created_at, id) where kind = 'review' and decided_at is null",
  };
}
