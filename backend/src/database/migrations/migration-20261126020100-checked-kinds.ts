import { Migration } from '@mikro-orm/migrations';

/** Checks the kinds of the complaints that were there, which holds up no writer. */
export class Migration20261126020100_checked_kinds extends Migration {
  override name = 'Migration20261126020100_checked_kinds';

  override up() {
    this.addSql('alter table complaint validate constraint complaint_kind_check;');
  }

  override down() {}
}
