import { Migration } from '@mikro-orm/migrations';

/** Which homes the review form added; those from before are not known and stay. */
export class Migration20261122070200_unreviewed_homes extends Migration {
  override name = 'Migration20261122070200_unreviewed_homes';

  override up() {
    this.addSql(`alter table "property" add column "added_by_form_at" timestamptz null;`);
    this.addSql(
      `create index property_unreviewed_idx on property (added_by_form_at) where review_count = 0 and added_by_form_at is not null;`,
    );
  }

  override down() {
    this.addSql(`alter table "property" drop column "added_by_form_at";`);
  }
}
