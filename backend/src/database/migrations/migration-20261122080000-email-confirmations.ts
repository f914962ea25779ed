import { Migration } from '@mikro-orm/migrations';

/** Emails that wait for their owners to confirm them. */
export class Migration20261122080000_email_confirmations extends Migration {
  override name = 'Migration20261122080000_email_confirmations';

  override up() {
    this.addSql(
      `create table "email_confirmation" ("user_id" int not null, "email" text not null, "token" bytea null, "expires_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "email_confirmation" add constraint "email_confirmation_token_unique" unique ("token");`,
    );
    this.addSql(
      `alter table "email_confirmation" add constraint "email_confirmation_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade;`,
    );
  }

  override down() {
    this.addSql(`drop table "email_confirmation";`);
  }
}
