import { IndexMigration } from '../index-migration.ts';

/** The order of the best-supported ratings (decision 292). */
export class Migration20261126060000_best_supported extends IndexMigration {
  override name = 'Migration20261126060000_best_supported';
  override indexes = {
    property_best_supported_idx:
      'on property ((case when review_count > 0 then greatest(round((30 + 2 * (lived_here_stars + owned_stars) + visited_stars)::numeric / (10 + 2 * (lived_here_count + owned_count) + visited_count), 3), 1) else 0 end) desc, review_count desc, id desc) include (average_rating, state, property_type, search_flags, lived_here_count, lived_here_stars, owned_count, owned_stars, visited_count, visited_stars) where deleted_at is null',
  };
}
