import { Migration } from '@mikro-orm/migrations';

/** Replies to callback requests, too. */
export class Migration20261128050000_replies_to_leads extends Migration {
  override name = 'Migration20261128050000_replies_to_leads';

  override up() {
    this.addSql('alter table "mailed_reply" add column "lead_id" int null;');
    this.addSql(
      'alter table "mailed_reply" add constraint "mailed_reply_lead_id_foreign" foreign key ("lead_id") references "inspector_lead" ("id") on delete cascade not valid;',
    );
    this.addSql('alter table "mailed_reply" drop constraint "mailed_reply_about_check";');
    this.addSql(
      'alter table "mailed_reply" add constraint "mailed_reply_about_check" check (num_nonnulls(enquiry_id, complaint_id, lead_id) = 1) not valid;',
    );
  }

  override down() {
    this.addSql('delete from "mailed_reply" where "lead_id" is not null;');
    this.addSql('alter table "mailed_reply" drop constraint "mailed_reply_about_check";');
    this.addSql('alter table "mailed_reply" drop column "lead_id";');
    this.addSql(
      'alter table "mailed_reply" add constraint "mailed_reply_about_check" check (num_nonnulls(enquiry_id, complaint_id) = 1);',
    );
  }
}
