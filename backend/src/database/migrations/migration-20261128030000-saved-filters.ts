import { Migration } from '@mikro-orm/migrations';

/** Filters that administrators saved (decision 317). */
export class Migration20261128030000_saved_filters extends Migration {
  override name = 'Migration20261128030000_saved_filters';

  override up() {
    this.addSql(
      `create table "saved_filter" ("id" serial primary key, "user_id" int not null, "list" text not null, "name" text not null, "filters" jsonb not null, "created_at" timestamptz not null default now(), constraint "saved_filter_name_check" check (char_length(name) between 1 and 60), constraint "saved_filter_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade);`,
    );
    this.addSql('create unique index saved_filter_name_unique on saved_filter (user_id, lower(name));');
  }

  override down() {
    this.addSql('drop table "saved_filter";');
  }
}
