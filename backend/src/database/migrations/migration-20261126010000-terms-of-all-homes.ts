import { Migration } from '@mikro-orm/migrations';

/** The index of words without a condition: PostgreSQL combines two indexes only where they have none in common. */
export class Migration20261126010000_terms_of_all_homes extends Migration {
  override name = 'Migration20261126010000_terms_of_all_homes';

  override up() {
    this.addSql(
      `create index property_terms_idx on property using gin (search_tsv, issue_tags, state, property_type);`,
    );
    this.addSql(`drop index property_search_idx;`);
  }

  override down() {
    this.addSql(
      `create index property_search_idx on property using gin (search_tsv, issue_tags, state, property_type) where deleted_at is null;`,
    );
    this.addSql(`drop index property_terms_idx;`);
  }
}
