import { Migration } from '@mikro-orm/migrations';

/** Checks the foreign keys of the records that were there, which holds up no writer. */
export class Migration20261128041300_checked_assignments extends Migration {
  override name = 'Migration20261128041300_checked_assignments';

  override up() {
    this.addSql('alter table "inspector_lead" validate constraint "inspector_lead_assigned_to_id_foreign";');
    this.addSql('alter table "complaint" validate constraint "complaint_assigned_to_id_foreign";');
    this.addSql('alter table "enquiry" validate constraint "enquiry_assigned_to_id_foreign";');
  }

  override down() {}
}
