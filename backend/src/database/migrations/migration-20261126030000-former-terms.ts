import { Migration } from '@mikro-orm/migrations';

/** The index of words that `property_terms_idx` replaces. */
export class Migration20261126030000_former_terms extends Migration {
  override name = 'Migration20261126030000_former_terms';

  override isTransactional() {
    return false;
  }

  override up() {
    this.addSql('drop index concurrently if exists property_search_idx;');
  }

  override down() {
    this.addSql(
      'create index concurrently property_search_idx on property using gin (search_tsv, issue_tags, state, property_type) where deleted_at is null;',
    );
  }
}
