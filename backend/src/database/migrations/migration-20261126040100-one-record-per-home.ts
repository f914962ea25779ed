import { Migration } from '@mikro-orm/migrations';

/** Which home a property is, the building it is in, what it was merged into, and the stars of its reviews. */
export class Migration20261126040100_one_record_per_home extends Migration {
  override name = 'Migration20261126040100_one_record_per_home';

  override up() {
    this.addSql(
      'alter table "property" add column "address_key" text null, add column "unit" text null, add column "building_id" int null, add column "merged_into_id" int null, add column "lived_here_stars" int not null default 0, add column "visited_stars" int not null default 0, add column "owned_stars" int not null default 0;',
    );
    this.addSql(
      'alter table "property" add constraint "property_building_id_foreign" foreign key ("building_id") references "building" ("id") on delete set null not valid;',
    );
    this.addSql(
      'alter table "property" add constraint "property_merged_into_id_foreign" foreign key ("merged_into_id") references "property" ("id") on delete set null not valid;',
    );
  }

  override down() {
    this.addSql(
      'alter table "property" drop column "address_key", drop column "unit", drop column "building_id", drop column "merged_into_id", drop column "lived_here_stars", drop column "visited_stars", drop column "owned_stars";',
    );
  }
}
