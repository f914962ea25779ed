import { Migration } from '@mikro-orm/migrations';

/** Suggestions ask for each suburb whether one of its homes is to be seen, and what that calls it. */
export class Migration20261122030000_shown_suburbs extends Migration {
  override name = 'Migration20261122030000_shown_suburbs';

  override up() {
    this.addSql(
      `create index property_suburb_idx on property (suburb_key, state, postcode, suburb) where deleted_at is null;`,
    );
  }

  override down() {
    this.addSql(`drop index property_suburb_idx;`);
  }
}
