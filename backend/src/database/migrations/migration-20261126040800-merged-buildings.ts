import { Migration } from '@mikro-orm/migrations';

/** Buildings that were merged into another one. */
export class Migration20261126040800_merged_buildings extends Migration {
  override name = 'Migration20261126040800_merged_buildings';

  override up() {
    this.addSql('alter table "building" add column "merged_into_id" int null;');
    this.addSql(
      'alter table "building" add constraint "building_merged_into_id_foreign" foreign key ("merged_into_id") references "building" ("id") on delete set null not valid;',
    );
  }

  override down() {
    this.addSql('alter table "building" drop column "merged_into_id";');
  }
}
