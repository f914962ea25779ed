import { IndexMigration } from '../index-migration.ts';

/** Accounts by any part of their names and email, administrators, blocked ones, and the authors of deleted reviews. */
export class Migration20261127020100_indexes_of_people extends IndexMigration {
  override name = 'Migration20261127020100_indexes_of_people';
  override indexes = {
    app_user_search_idx:
      "on app_user using gin (lower(' ' || first_name || ' ' || last_name || ' ' || username || ' ' || email) gin_trgm_ops) with (gin_pending_list_limit = 512)",
    app_user_admin_idx: 'on app_user (id) where is_admin',
    app_user_blocked_idx: 'on app_user (id) where blocked_at is not null',
    review_deleted_author_idx: 'on review (user_id) where user_id is not null and deleted_at is not null',
  };
}
