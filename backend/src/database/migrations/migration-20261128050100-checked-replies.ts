import { Migration } from '@mikro-orm/migrations';

/** Checks the replies that were there, which holds up no writer. */
export class Migration20261128050100_checked_replies extends Migration {
  override name = 'Migration20261128050100_checked_replies';

  override up() {
    this.addSql('alter table "mailed_reply" validate constraint "mailed_reply_lead_id_foreign";');
    this.addSql('alter table "mailed_reply" validate constraint "mailed_reply_about_check";');
  }

  override down() {}
}
