import { Migration } from '@mikro-orm/migrations';

/** Buildings: all properties with the same base address. */
export class Migration20261126040000_buildings extends Migration {
  override name = 'Migration20261126040000_buildings';

  override up() {
    this.addSql(
      `create table "building" ("id" serial primary key, "address" text not null, "suburb" text not null, "state" text not null, "postcode" text not null, "street_key" text not null, "suburb_key" text not null, "name" text null, "created_at" timestamptz(6) not null default now(), "version" int not null default 1, constraint "building_name_check" check (char_length(name) <= 80));`,
    );
    this.addSql(
      'create unique index building_address_unique on building (street_key, suburb_key, state, postcode);',
    );
    this.addSql('create index building_street_idx on building (street_key text_pattern_ops);');
    this.addSql(
      'create index building_name_idx on building (lower(name) text_pattern_ops) where name is not null;',
    );
  }

  override down() {
    this.addSql('drop table "building" cascade;');
  }
}
