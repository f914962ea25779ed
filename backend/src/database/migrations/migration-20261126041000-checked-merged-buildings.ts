import { Migration } from '@mikro-orm/migrations';

/** Checks the foreign key of the buildings that were there, which holds up no writer. */
export class Migration20261126041000_checked_merged_buildings extends Migration {
  override name = 'Migration20261126041000_checked_merged_buildings';

  override up() {
    this.addSql('alter table "building" validate constraint "building_merged_into_id_foreign";');
  }

  override down() {}
}
