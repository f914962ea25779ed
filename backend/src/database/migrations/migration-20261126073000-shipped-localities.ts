import { Migration } from '@mikro-orm/migrations';

/** A list that the release brings with it replaces an older one, and never one that the operator has imported. */
export class Migration20261126073000_shipped_localities extends Migration {
  override name = 'Migration20261126073000_shipped_localities';

  override up() {
    this.addSql('alter table "data_source" add "shipped_digest" text null;');
    this.addSql(
      `create trigger data_source_change after insert or update or delete on data_source for each statement execute function notify_change('data-source');`,
    );
  }

  override down() {
    this.addSql('drop trigger data_source_change on data_source;');
    this.addSql('alter table "data_source" drop column "shipped_digest";');
  }
}
