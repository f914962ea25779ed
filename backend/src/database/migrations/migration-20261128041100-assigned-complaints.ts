import { Migration } from '@mikro-orm/migrations';

/** Complaints that an administrator works on. */
export class Migration20261128041100_assigned_complaints extends Migration {
  override name = 'Migration20261128041100_assigned_complaints';

  override up() {
    this.addSql('alter table "complaint" add column "assigned_to_id" int null;');
    this.addSql(
      'alter table "complaint" add constraint "complaint_assigned_to_id_foreign" foreign key ("assigned_to_id") references "app_user" ("id") on delete set null not valid;',
    );
  }

  override down() {
    this.addSql('alter table "complaint" drop column "assigned_to_id";');
  }
}
