import { Migration } from '@mikro-orm/migrations';

/** The street key is for the search alone: two homes may have the same, and one home has two spellings. */
export class Migration20261215010000_one_key extends Migration {
  override name = 'Migration20261215010000_one_key';

  override isTransactional() {
    return false;
  }

  override up() {
    // it waits for earlier transactions and holds up nobody meanwhile
    this.addSql('set lock_timeout = 0;');
    this.addSql('drop index concurrently if exists property_address_unique;');
    this.addSql('reset lock_timeout;');
  }

  override down() {
    this.addSql(
      'create unique index concurrently property_address_unique on property (street_key, suburb_key, state, postcode);',
    );
  }
}
