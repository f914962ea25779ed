import { Migration } from '@mikro-orm/migrations';

/** The day on which the facts of a guide or article were last checked. */
export class Migration20261122090000_resource_dates extends Migration {
  override name = 'Migration20261122090000_resource_dates';

  override up() {
    this.addSql(`alter table "resource" add column "updated" date null;`);
  }

  override down() {
    this.addSql(`alter table "resource" drop column "updated";`);
  }
}
