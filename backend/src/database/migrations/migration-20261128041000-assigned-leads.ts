import { Migration } from '@mikro-orm/migrations';

/** Leads that an administrator works on. */
export class Migration20261128041000_assigned_leads extends Migration {
  override name = 'Migration20261128041000_assigned_leads';

  override up() {
    this.addSql('alter table "inspector_lead" add column "assigned_to_id" int null;');
    this.addSql(
      'alter table "inspector_lead" add constraint "inspector_lead_assigned_to_id_foreign" foreign key ("assigned_to_id") references "app_user" ("id") on delete set null not valid;',
    );
  }

  override down() {
    this.addSql('alter table "inspector_lead" drop column "assigned_to_id";');
  }
}
