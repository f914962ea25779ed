import { Migration } from '@mikro-orm/migrations';

/** A password that the site made up is to be changed by its owner. */
export class Migration20261122010000_made_up_passwords extends Migration {
  override name = 'Migration20261122010000_made_up_passwords';

  override up() {
    this.addSql(`alter table "app_user" add "must_change_password" boolean not null default false;`);
  }

  override down() {
    this.addSql(`alter table "app_user" drop column "must_change_password";`);
  }
}
