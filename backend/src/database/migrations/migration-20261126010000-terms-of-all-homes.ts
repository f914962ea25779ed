import { IndexMigration } from '../index-migration.ts';

/** The index of words without a condition: PostgreSQL combines two indexes only where they have none in common. */
export class Migration20261126010000_terms_of_all_homes extends IndexMigration {
  override name = 'Migration20261126010000_terms_of_all_homes';
  override indexes = {
    property_terms_idx: 'on property using gin (search_tsv, issue_tags, state, property_type)',
  };
}
