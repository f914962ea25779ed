import { Migration } from '@mikro-orm/migrations';

/** Enquiries that an administrator works on, and their versions, which the release before leaves as they are. */
export class Migration20261128041200_assigned_enquiries extends Migration {
  override name = 'Migration20261128041200_assigned_enquiries';

  override up() {
    this.addSql(
      'alter table "enquiry" add column "assigned_to_id" int null, add column "version" int not null default 1;',
    );
    this.addSql(
      'alter table "enquiry" add constraint "enquiry_assigned_to_id_foreign" foreign key ("assigned_to_id") references "app_user" ("id") on delete set null not valid;',
    );
  }

  override down() {
    this.addSql('alter table "enquiry" drop column "assigned_to_id", drop column "version";');
  }
}
