import { IndexMigration } from '../index-migration.ts';

/** Properties whose stars the release before did not add up. */
export class Migration20261126040600_stale_stars extends IndexMigration {
  override name = 'Migration20261126040600_stale_stars';
  override indexes = {
    property_stale_stars_idx:
      'on property (id) where lived_here_stars + visited_stars + owned_stars <> rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5]',
  };
}
