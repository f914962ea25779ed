import { Migration } from '@mikro-orm/migrations';

/** Checks the foreign keys of the properties that were there, which holds up no writer. */
export class Migration20261126040200_checked_buildings extends Migration {
  override name = 'Migration20261126040200_checked_buildings';

  override up() {
    this.addSql('alter table "property" validate constraint "property_building_id_foreign";');
    this.addSql('alter table "property" validate constraint "property_merged_into_id_foreign";');
  }

  override down() {}
}
