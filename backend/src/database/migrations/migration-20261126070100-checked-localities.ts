import { Migration } from '@mikro-orm/migrations';

/** Checks the foreign key of the suburbs that were there, which holds up no writer. */
export class Migration20261126070100_checked_localities extends Migration {
  override name = 'Migration20261126070100_checked_localities';

  override up() {
    this.addSql('alter table "suburb" validate constraint "suburb_source_foreign";');
  }

  override down() {}
}
