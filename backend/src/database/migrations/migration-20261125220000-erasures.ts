import { Migration } from '@mikro-orm/migrations';

/** What was erased on request, by id alone. */
export class Migration20261125220000_erasures extends Migration {
  override name = 'Migration20261125220000_erasures';

  override up() {
    this.addSql(
      'create table "erasure" ("id" bigserial primary key, "kind" text not null, "subject_id" int not null, "subject_created_at" timestamptz(6) not null, "erased_at" timestamptz(6) not null default now());',
    );
    this.addSql('create index "erasure_erased_at_index" on "erasure" ("erased_at");');
  }

  override down() {
    this.addSql('drop table "erasure";');
  }
}
