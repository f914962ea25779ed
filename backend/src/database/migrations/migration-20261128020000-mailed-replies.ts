import { Migration } from '@mikro-orm/migrations';

/** Replies to messages and reports, sent by mail (decision 315). */
export class Migration20261128020000_mailed_replies extends Migration {
  override name = 'Migration20261128020000_mailed_replies';

  override up() {
    this.addSql(
      `create table "mailed_reply" ("id" serial primary key, "enquiry_id" int null, "complaint_id" int null, "actor_id" int null, "text" text not null, "created_at" timestamptz not null default now(), "final_at" timestamptz not null, "state" text not null default 'waiting', constraint "mailed_reply_about_check" check (num_nonnulls(enquiry_id, complaint_id) = 1), constraint "mailed_reply_text_check" check (char_length(text) <= 5000), constraint "mailed_reply_state_check" check (state in ('waiting', 'retrying', 'sent', 'failed')), constraint "mailed_reply_enquiry_id_foreign" foreign key ("enquiry_id") references "enquiry" ("id") on delete cascade, constraint "mailed_reply_complaint_id_foreign" foreign key ("complaint_id") references "complaint" ("id") on delete cascade, constraint "mailed_reply_actor_id_foreign" foreign key ("actor_id") references "app_user" ("id") on delete set null);`,
    );
    this.addSql('create index "mailed_reply_enquiry_id_index" on "mailed_reply" ("enquiry_id");');
    this.addSql('create index "mailed_reply_complaint_id_index" on "mailed_reply" ("complaint_id");');
    this.addSql('create index "mailed_reply_actor_id_index" on "mailed_reply" ("actor_id");');
  }

  override down() {
    this.addSql('drop table "mailed_reply";');
  }
}
