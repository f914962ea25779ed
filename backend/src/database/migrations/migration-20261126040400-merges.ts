import { Migration } from '@mikro-orm/migrations';

/** Merged properties, their former addresses, and those that only look like one. */
export class Migration20261126040400_merges extends Migration {
  override name = 'Migration20261126040400_merges';

  override up() {
    this.addSql(
      `create table "property_alias" ("address_key" text not null, "suburb_key" text not null, "state" text not null, "postcode" text not null, "property_id" int not null, primary key ("address_key", "suburb_key", "state", "postcode"), constraint "property_alias_property_id_foreign" foreign key ("property_id") references "property" ("id") on delete cascade);`,
    );
    this.addSql('create index "property_alias_property_id_index" on "property_alias" ("property_id");');
    this.addSql(
      `create table "property_merge" ("id" serial primary key, "from_id" int not null, "into_id" int not null, "reason" text not null, "moved" jsonb not null, "by_id" int null, "at" timestamptz(6) not null default now(), "undone_at" timestamptz(6) null, constraint "property_merge_reason_check" check (char_length(reason) <= 2000), constraint "property_merge_from_id_foreign" foreign key ("from_id") references "property" ("id") on delete cascade, constraint "property_merge_into_id_foreign" foreign key ("into_id") references "property" ("id") on delete cascade, constraint "property_merge_by_id_foreign" foreign key ("by_id") references "app_user" ("id") on delete set null);`,
    );
    this.addSql('create index "property_merge_from_id_index" on "property_merge" ("from_id");');
    this.addSql('create index "property_merge_into_id_index" on "property_merge" ("into_id");');
    this.addSql('create index "property_merge_by_id_index" on "property_merge" ("by_id");');
    this.addSql(
      `create table "kept_apart" ("a_id" int not null, "b_id" int not null, primary key ("a_id", "b_id"), constraint "kept_apart_order_check" check (a_id < b_id), constraint "kept_apart_a_id_foreign" foreign key ("a_id") references "property" ("id") on delete cascade, constraint "kept_apart_b_id_foreign" foreign key ("b_id") references "property" ("id") on delete cascade);`,
    );
    this.addSql('create index "kept_apart_b_id_index" on "kept_apart" ("b_id");');
  }

  override down() {
    this.addSql('drop table "kept_apart";');
    this.addSql('drop table "property_merge";');
    this.addSql('drop table "property_alias";');
  }
}
