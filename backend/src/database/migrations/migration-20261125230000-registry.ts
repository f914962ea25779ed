import { Migration } from '@mikro-orm/migrations';

/** The registry of releases, for gateways that share no folder. */
export class Migration20261125230000_registry extends Migration {
  override name = 'Migration20261125230000_registry';

  override up() {
    this.addSql(
      'create table "registry_revision" ("revision" int not null, "content" text not null, "created_at" timestamptz(6) not null default now(), primary key ("revision"));',
    );
  }

  override down() {
    this.addSql('drop table "registry_revision";');
  }
}
