import { Migration } from '@mikro-orm/migrations';

/** Expand phase: the link for development that the holder of a release token got last. */
export class Migration20261130040000_develop_link extends Migration {
  override name = 'Migration20261130040000_develop_link';

  override up() {
    this.addSql('alter table release_token add column develop_link text null;');
  }

  override down() {
    this.addSql('alter table release_token drop column develop_link;');
  }
}
