import { Migration } from '@mikro-orm/migrations';

/**
 * Blocked accounts, which the release before still lets in, and the number of all accounts. The triggers come first:
 * they hold registrations up until the count is stored.
 */
export class Migration20261127020000_blocked_accounts extends Migration {
  override name = 'Migration20261127020000_blocked_accounts';

  override up() {
    // for indexes of any part of a text
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql(
      'alter table "app_user" add column "blocked_at" timestamptz null, add column "block_reason" text null;',
    );
    this.addSql(
      'create trigger count_added after insert on app_user referencing new table as changed for each statement execute function count_rows();',
    );
    this.addSql(
      'create trigger count_deleted after delete on app_user referencing old table as changed for each statement execute function count_rows();',
    );
    this.addSql(
      `insert into row_count_change (table_name, change) select 'app_user', count(*) from app_user having count(*) > 0;`,
    );
  }

  override down() {
    this.addSql('drop trigger count_added on app_user;');
    this.addSql('drop trigger count_deleted on app_user;');
    this.addSql(`delete from row_count_change where table_name = 'app_user';`);
    this.addSql('alter table "app_user" drop column "blocked_at", drop column "block_reason";');
  }
}
