import { Migration } from '@mikro-orm/migrations';

/** Homes of a state and type in the order of the search, counted and walked on the index alone. */
export class Migration20261121040000_browse extends Migration {
  override name = 'Migration20261121040000_browse';

  override up() {
    this.addSql(
      `create index property_browse_idx on property (state, property_type, last_reviewed_at desc nulls last, id desc) include (average_rating) where deleted_at is null;`,
    );
  }

  override down() {
    this.addSql(`drop index "property_browse_idx";`);
  }
}
