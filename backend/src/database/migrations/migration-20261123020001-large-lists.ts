import { Migration } from '@mikro-orm/migrations';

const COUNTED_TABLES = ['property', 'review'];

/** For each statement, not each row: a bulk load is one change. */
const COUNT_ROWS = `create function count_rows() returns trigger language plpgsql as $$
  begin
    insert into row_count_change (table_name, change)
    select tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed having count(*) > 0;
    return null;
  end
$$`;

/** Lists of millions of rows: stored words of reviews, indexes for rare states, and counts that need no scan. */
export class Migration20261123020001_large_lists extends Migration {
  override name = 'Migration20261123020001_large_lists';

  override up() {
    this.addSql(`drop index review_words_idx;`);
    this.addSql(`drop index review_property_idx;`);
    this.addSql(
      `alter table "review" add column "words" tsvector generated always as (to_tsvector('simple', title || ' ' || content)) stored null;`,
    );
    this.addSql(
      `create index review_words_idx on review using gin (words) with (gin_pending_list_limit = 512);`,
    );
    this.addSql(
      `create index review_property_idx on review (property_id, id desc) include (rating, helpful_count) where hidden_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index review_hidden_idx on review (id) where hidden_at is not null and deleted_at is null;`,
    );
    this.addSql(`create index review_deleted_idx on review (id) where deleted_at is not null;`);
    this.addSql(`create index property_deleted_idx on property (id) where deleted_at is not null;`);
    this.addSql(
      `alter table "inspector_lead" add column "search_text" text generated always as (lower(name || ' ' || phone || coalesce(' ' || email, '') || ' ' || property_address || coalesce(' ' || notes, ''))) stored null;`,
    );
    this.addSql(`create index inspector_lead_status_idx on inspector_lead (status, id);`);
    this.addSql(
      `create table "row_count_change" ("id" serial primary key, "table_name" text not null, "change" int not null);`,
    );
    this.addSql(COUNT_ROWS);
    for (const table of COUNTED_TABLES) {
      this.addSql(
        `insert into row_count_change (table_name, change) select '${table}', count(*) from ${table};`,
      );
      this.addSql(
        `create trigger count_added after insert on ${table} referencing new table as changed for each statement execute function count_rows();`,
      );
      this.addSql(
        `create trigger count_deleted after delete on ${table} referencing old table as changed for each statement execute function count_rows();`,
      );
    }
  }

  override down() {
    for (const table of COUNTED_TABLES) {
      this.addSql(`drop trigger count_added on ${table};`);
      this.addSql(`drop trigger count_deleted on ${table};`);
    }
    this.addSql(`drop function count_rows;`);
    this.addSql(`drop table "row_count_change" cascade;`);
    this.addSql(`drop index inspector_lead_status_idx;`);
    this.addSql(`alter table "inspector_lead" drop column "search_text";`);
    this.addSql(`drop index property_deleted_idx;`);
    this.addSql(`drop index review_deleted_idx;`);
    this.addSql(`drop index review_hidden_idx;`);
    this.addSql(`drop index review_property_idx;`);
    this.addSql(`alter table "review" drop column "words";`);
    this.addSql(
      `create index review_property_idx on review (property_id, id desc) where hidden_at is null and deleted_at is null;`,
    );
    this.addSql(
      `create index review_words_idx on review using gin (to_tsvector('simple', title || ' ' || content));`,
    );
  }
}
