import { Migration } from '@mikro-orm/migrations';

/** Pairs of properties that may be one. */
export class Migration20261126040700_merge_candidates extends Migration {
  override name = 'Migration20261126040700_merge_candidates';

  override up() {
    this.addSql(
      `create table "merge_candidate" ("a_id" int not null, "b_id" int not null, "why" text not null, primary key ("a_id", "b_id"), constraint "merge_candidate_why_check" check (why in ('postcode', 'range', 'block', 'name')), constraint "merge_candidate_a_id_foreign" foreign key ("a_id") references "property" ("id") on delete cascade, constraint "merge_candidate_b_id_foreign" foreign key ("b_id") references "property" ("id") on delete cascade);`,
    );
    this.addSql('create index "merge_candidate_b_id_index" on "merge_candidate" ("b_id");');
  }

  override down() {
    this.addSql('drop table "merge_candidate";');
  }
}
