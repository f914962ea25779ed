import { Migration } from '@mikro-orm/migrations';

/** Authenticator apps of administrators, and when a session entered a code of one. */
export class Migration20261122040000_second_factor extends Migration {
  override name = 'Migration20261122040000_second_factor';

  override up() {
    this.addSql(
      `create table "second_factor" ("user_id" int not null, "secret" bytea not null, "confirmed_at" timestamptz null, "last_step" int not null default 0, "recovery_codes" text[] not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "second_factor" add constraint "second_factor_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "session" add "second_factor_at" timestamptz null;`);
  }

  override down() {
    this.addSql(`alter table "session" drop column "second_factor_at";`);
    this.addSql(`drop table "second_factor";`);
  }
}
